import { queryOptions } from '@tanstack/react-query'
import type { RemovalView } from '@/contract/endpoints/watermark'
import { isFinished } from '@/contract/generation'
import { removalFn } from './watermark.functions'

const POLL_MS = 1_000

/** Whether the engine is, or will be, at work for a removal. */
export const isAtWork = ({ detection, preview, run, proxies }: RemovalView): boolean =>
  [detection, preview, run, ...proxies].some((work) => work && !isFinished(work.status))

/** A removal by the secret of its link, asked for again while the engine is at work. */
export const removalQuery = (token: string) =>
  queryOptions({
    queryKey: ['watermark', 'removal', token],
    queryFn: () => removalFn({ data: { token } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  })
