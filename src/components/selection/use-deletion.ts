import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { deleteResultsFn } from '@/api/gallery.functions'
import { galleryKeys } from '@/api/gallery.queries'
import { taskKeys } from '@/api/tasks.queries'
import {
  type Deletable,
  hideDeleted,
  type LeftDeletion,
  leaveDeletion,
  rememberSent,
  type SendDeletion,
  showDeleted,
  useDeletedIds,
} from '@/browser/deletions'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'

export interface Deletion {
  /** Hidden ids: their deletion can be undone or is in progress. */
  hidden: ReadonlySet<string>
  /** Number of deleted items that can still be restored. */
  undoable: number
  delete: (items: readonly Deletable[]) => void
  /** Takes over a deletion whose screen was left. */
  take: (deletion: LeftDeletion) => void
  undo: () => void
  /** Ends the time to undo. */
  finish: () => void
}

const NOTHING: LeftDeletion = { items: [], send: deleteResultsFn }

/**
 * Deletion with undo: items leave every screen at once, and the server when the time to undo is over, at the
 * latest when the product is closed. Undo follows the user to other screens.
 */
export function useDeletion(send: SendDeletion = deleteResultsFn): Deletion {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  const [waiting, setWaiting] = useState(NOTHING)
  const hidden = useDeletedIds()

  const { mutate } = useMutation({
    mutationFn: ({ items, send, isLast }: LeftDeletion & { isLast: boolean }) => {
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
            one: '# item is still generating and wasn’t deleted.',
            other: '# items are still generating and weren’t deleted.',
          })}`,
        )
      }
      if (ofColleagues > 0) {
        notify(
          'warning',
          t`${plural(ofColleagues, {
            one: '# item was made by a colleague and wasn’t deleted.',
            other: '# items were made by colleagues and weren’t deleted.',
          })}`,
        )
      }
      await Promise.all([
        client.invalidateQueries({ queryKey: taskKeys.lists }),
        client.invalidateQueries({ queryKey: galleryKeys.lists }),
      ])
    },
    onError,
    onSettled: (_data, _error, { items }) => showDeleted(items),
  })

  function finish(isLast = false) {
    if (waiting.items.length === 0) return
    setWaiting(NOTHING)
    if (isLast) rememberSent(waiting.items)
    mutate({ ...waiting, isLast })
  }
  const end = useEffectEvent(() => finish(true))
  const leave = useEffectEvent(() => waiting.items.length > 0 && leaveDeletion(waiting))
  useEffect(() => {
    const onPageHide = () => end()
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      leave()
    }
  }, [])

  function take(deletion: LeftDeletion) {
    finish()
    hideDeleted(deletion.items)
    setWaiting(deletion)
  }
  return {
    hidden,
    undoable: waiting.items.length,
    delete: (items) => take({ items, send }),
    take,
    undo() {
      showDeleted(waiting.items)
      setWaiting(NOTHING)
    },
    finish: () => finish(),
  }
}

/** Keeps running after the page has closed. */
const lastingFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })
