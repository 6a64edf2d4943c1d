import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { removeResultsFn } from '@/api/gallery.functions'
import { galleryKeys } from '@/api/gallery.queries'
import { taskKeys } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Removable } from './select-item'

export interface Removal {
  /** What is off the screen: it can still come back, or is being removed. */
  hidden: ReadonlySet<string>
  /** How many can still come back; 0 for none. */
  undoable: number
  remove: (items: readonly Removable[]) => void
  undo: () => void
  /** No way back from here. */
  finish: () => void
}

export type SendRemoval = (call: {
  data: { output_ids: string[]; task_ids: string[] }
  fetch?: typeof fetch
}) => Promise<{ refused: readonly { id: string; code: string }[] }>

/**
 * Removing with a way back: what is removed leaves the screen at once and the server when the time
 * to undo is over, at the latest when the page is left.
 */
export function useRemoval(send: SendRemoval = removeResultsFn): Removal {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  const [waiting, setWaiting] = useState<readonly Removable[]>([])
  const [sent, setSent] = useState<readonly Removable[]>([])

  const { mutate } = useMutation({
    mutationFn: ({ items, isLast }: { items: readonly Removable[]; isLast: boolean }) => {
      const idsOf = (kind: Removable['kind']) =>
        items.filter((item) => item.kind === kind).map(({ id }) => id)
      const data = { output_ids: idsOf('output'), task_ids: idsOf('task') }
      return send({ data, fetch: isLast ? lastingFetch : undefined })
    },
    onSuccess: async ({ refused }) => {
      if (refused.length > 0) {
        notify(
          'warning',
          t`${plural(refused.length, {
            one: '# item is still being made and was kept.',
            other: '# items are still being made and were kept.',
          })}`,
        )
      }
      await Promise.all([
        client.invalidateQueries({ queryKey: taskKeys.lists }),
        client.invalidateQueries({ queryKey: galleryKeys.lists }),
      ])
    },
    onError,
    onSettled: (_data, _error, { items }) =>
      setSent((before) => before.filter((item) => !items.includes(item))),
  })

  function start(items: readonly Removable[], isLast = false) {
    if (items.length === 0) return
    setWaiting([])
    setSent((before) => [...before, ...items])
    mutate({ items, isLast })
  }
  const leave = useEffectEvent(() => start(waiting, true))
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  return {
    hidden: new Set([...waiting, ...sent].map(({ id }) => id)),
    undoable: waiting.length,
    remove(items) {
      start(waiting)
      setWaiting(items)
    },
    undo: () => setWaiting([]),
    finish: () => start(waiting),
  }
}

/** Goes on when the page is gone. */
const lastingFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })
