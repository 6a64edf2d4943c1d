import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  binItemsFn,
  organizeItemsFn,
  removeItemsFn,
  restoreItemsFn,
  starItemsFn,
} from '@/api/library.functions'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { LibraryItem } from '@/contract/endpoints/library'
import { organized, refreshAround, writeItems } from './item-cache'
import type { LibrarySearch } from './search'
import { useRefusalWords } from './use-refusal-words'

interface Move {
  ids: readonly string[]
  to: 'bin' | 'library' | 'nowhere'
}

/**
 * Actions on items, shown at once. The list is not refetched, which could mean a hundred pages after long
 * scrolling: items that left it are hidden, and changes are written into it.
 */
export function useItemActions(search: LibrarySearch) {
  const client = useQueryClient()
  const onError = useTellFailure()
  const refusalWords = useRefusalWords()
  const [binned, setBinned] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const hide = (ids: readonly string[]) => setHidden((before) => new Set([...before, ...ids]))
  const unhide = (ids: readonly string[]) =>
    setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))))

  const move = useMutation({
    mutationFn: ({ ids, to }: Move) => {
      const data = { item_ids: [...ids] }
      if (to === 'bin') return binItemsFn({ data })
      return to === 'library' ? restoreItemsFn({ data }) : removeItemsFn({ data })
    },
    onMutate: ({ ids }) => hide(ids),
    onSuccess: async ({ refused }, { ids, to }) => {
      if (refused.length > 0) {
        unhide(refused)
        notify('warning', refusalWords(refused.length))
      }
      setBinned(to === 'bin' ? ids.filter((id) => !refused.includes(id)) : [])
      await refreshAround(client)
    },
    onError: (error, { ids }) => {
      unhide(ids)
      onError(error)
    },
  })
  const { mutate: mutateStars } = useMutation({
    mutationFn: ({ ids, isStarred }: { ids: readonly string[]; isStarred: boolean }) =>
      starItemsFn({ data: { item_ids: [...ids], is_starred: isStarred } }),
    onMutate: ({ ids, isStarred }) => writeItems(client, ids, () => ({ is_starred: isStarred })),
    onError: (error, { ids, isStarred }) => {
      writeItems(client, ids, () => ({ is_starred: !isStarred }))
      onError(error)
    },
  })
  const organize = useMutation({
    mutationFn: (data: Parameters<typeof organizeItemsFn>[0]['data']) => organizeItemsFn({ data }),
    onSuccess: async (_done, wish) => {
      const { item_ids, folder_id, remove_tags = [] } = wish
      writeItems(client, item_ids, (item) => organized(item, wish))
      const isElsewhere = search.folder && folder_id !== undefined && folder_id !== search.folder
      if (isElsewhere || remove_tags.includes(search.tag ?? '')) hide(item_ids)
      await refreshAround(client)
    },
    onError,
  })

  return {
    hidden,
    star: useCallback(
      (items: readonly LibraryItem[]) => {
        const isStarred = items.some((item) => !item.is_starred)
        mutateStars({ ids: items.map(({ item_id }) => item_id), isStarred })
      },
      [mutateStars],
    ),
    organize,
    bin: (ids: readonly string[]) => move.mutate({ ids, to: 'bin' }),
    restore: (ids: readonly string[]) => move.mutate({ ids, to: 'library' }),
    remove: (ids: readonly string[]) => move.mutate({ ids, to: 'nowhere' }),
    /** Undo for the last deletion. */
    deletion: {
      undoable: binned.length,
      undo() {
        move.mutate({ ids: binned, to: 'library' }, { onSuccess: () => unhide(binned) })
        setBinned([])
      },
      finish: () => setBinned([]),
    },
  }
}
export type ItemActions = ReturnType<typeof useItemActions>
