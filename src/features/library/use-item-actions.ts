import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  binItemsFn,
  organizeItemsFn,
  removeItemsFn,
  restoreItemsFn,
  starItemsFn,
} from '@/api/library.functions'
import { libraryKeys } from '@/api/library.queries'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { LibraryItem } from '@/contract/endpoints/library'
import { useRefusalWords } from './use-refusal-words'

/** What is done with items, each at once on the screen. */
export function useItemActions() {
  const client = useQueryClient()
  const onError = useTellFailure()
  const refusalWords = useRefusalWords()
  const [binned, setBinned] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<readonly string[]>([])
  /** History, gallery and creatives show the same files. */
  const refresh = () => client.invalidateQueries()

  const move = useMutation({
    mutationFn: ({ ids, to }: { ids: readonly string[]; to: 'bin' | 'library' | 'nowhere' }) => {
      const data = { item_ids: [...ids] }
      if (to === 'bin') return binItemsFn({ data })
      return to === 'library' ? restoreItemsFn({ data }) : removeItemsFn({ data })
    },
    onMutate: ({ ids }) => setHidden((before) => [...before, ...ids]),
    onSuccess: async ({ refused }, { ids, to }) => {
      if (refused.length > 0) notify('warning', refusalWords(refused.length))
      setBinned(to === 'bin' ? ids.filter((id) => !refused.includes(id)) : [])
      await refresh()
    },
    onError,
    onSettled: (_data, _error, { ids }) =>
      setHidden((before) => before.filter((id) => !ids.includes(id))),
  })
  const star = useMutation({
    mutationFn: ({ ids, isStarred }: { ids: readonly string[]; isStarred: boolean }) =>
      starItemsFn({ data: { item_ids: [...ids], is_starred: isStarred } }),
    onMutate: ({ ids, isStarred }) => writeStars(client, ids, isStarred),
    onError: (error, { ids, isStarred }) => {
      writeStars(client, ids, !isStarred)
      onError(error)
    },
  })
  const organize = useMutation({
    mutationFn: (data: Parameters<typeof organizeItemsFn>[0]['data']) => organizeItemsFn({ data }),
    onSuccess: () => client.invalidateQueries({ queryKey: libraryKeys.all }),
    onError,
  })

  return {
    hidden: new Set(hidden),
    star: (items: readonly LibraryItem[]) => {
      const isStarred = items.some((item) => !item.is_starred)
      star.mutate({ ids: items.map(({ item_id }) => item_id), isStarred })
    },
    organize,
    bin: (ids: readonly string[]) => move.mutate({ ids, to: 'bin' }),
    restore: (ids: readonly string[]) => move.mutate({ ids, to: 'library' }),
    remove: (ids: readonly string[]) => move.mutate({ ids, to: 'nowhere' }),
    /** The way back from the last deletion. */
    deletion: {
      undoable: binned.length,
      undo() {
        move.mutate({ ids: binned, to: 'library' })
        setBinned([])
      },
      finish: () => setBinned([]),
    },
  }
}
export type ItemActions = ReturnType<typeof useItemActions>

type Pages = InfiniteData<{
  items: LibraryItem[]
  total: number | null
  next_cursor: string | null
}>

/** Shows stars before the server has them. */
function writeStars(
  client: ReturnType<typeof useQueryClient>,
  ids: readonly string[],
  isStarred: boolean,
) {
  client.setQueriesData<Pages>({ queryKey: [...libraryKeys.all, 'list'] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) =>
              ids.includes(item.item_id) ? { ...item, is_starred: isStarred } : item,
            ),
          })),
        }
      : data,
  )
}
