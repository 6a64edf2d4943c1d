import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { deleteResultsFn } from '@/api/gallery.functions'
import { galleryKeys } from '@/api/gallery.queries'
import { taskKeys } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Deletable } from './select-item'

export interface Deletion {
  /** What is off the screen: it can still come back, or is being deleted. */
  hidden: ReadonlySet<string>
  /** How many can still come back; 0 for none. */
  undoable: number
  delete: (items: readonly Deletable[]) => void
  undo: () => void
  /** No way back from here. */
  finish: () => void
}

export type SendDeletion = (call: {
  data: { output_ids: string[]; task_ids: string[] }
  fetch?: typeof fetch
}) => Promise<{ refused: readonly { id: string; code: string }[] }>

/**
 * Deleting with a way back: what is deleted leaves the screen at once and the server when the time
 * to undo is over, at the latest when the page is left.
 */
export function useDeletion(send: SendDeletion = deleteResultsFn): Deletion {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  const [waiting, setWaiting] = useState<readonly Deletable[]>([])
  const [sent, setSent] = useState<readonly Deletable[]>([])

  const { mutate } = useMutation({
    mutationFn: ({ items, isLast }: { items: readonly Deletable[]; isLast: boolean }) => {
      const idsOf = (kind: Deletable['kind']) =>
        items.filter((item) => item.kind === kind).map(({ id }) => id)
      const data = { output_ids: idsOf('output'), task_ids: idsOf('task') }
      return send({ data, fetch: isLast ? lastingFetch : undefined })
    },
    onSuccess: async ({ refused }) => {
      const ofColleagues = refused.filter(({ code }) => code === 'not_permitted').length
      const unfinished = refused.length - ofColleagues
      if (unfinished > 0) {
        notify(
          'warning',
          t`${plural(unfinished, {
            one: '# item is still generating and was not deleted.',
            other: '# items are still generating and were not deleted.',
          })}`,
        )
      }
      if (ofColleagues > 0) {
        notify(
          'warning',
          t`${plural(ofColleagues, {
            one: '# item was made by a colleague and was not deleted.',
            other: '# items were made by colleagues and were not deleted.',
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

  function start(items: readonly Deletable[], isLast = false) {
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
    delete(items) {
      start(waiting)
      setWaiting(items)
    },
    undo: () => setWaiting([]),
    finish: () => start(waiting),
  }
}

/** Goes on when the page is gone. */
const lastingFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })
