import type { RemovalView } from '@/contract/endpoints/removal-view'
import { useProxied } from '../proxy/use-proxied'
import type { RemovalActions } from './use-removal'
import { useSteadyFile } from './use-steady-file'

export type Films = ReturnType<typeof useFilms>

/**
 * The videos of a removal, as this browser can play them.
 * @param localUrl the video on this device, which plays without being downloaded
 */
export function useFilms(removal: RemovalView, { proxy }: RemovalActions, localUrl: string | null) {
  const stored = useSteadyFile(removal.video)
  const own = { ...stored, url: localUrl ?? stored.url }
  const original = useProxied(removal, own, () => proxy.mutate('original'))
  const finished = useSteadyFile(removal.result)
  const result = useProxied(removal, finished, () => proxy.mutate('result'))
  const before = useSteadyFile(removal.preview?.before ?? null)
  const after = useSteadyFile(removal.preview?.after ?? null)
  return { name: stored.file_name, original, result, before, after }
}
