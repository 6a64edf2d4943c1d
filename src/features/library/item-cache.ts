import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { libraryKeys } from '@/api/library.queries'
import type { LibraryItem } from '@/contract/endpoints/library'

interface Page {
  items: LibraryItem[]
  total: number | null
  next_cursor: string | null
}

/** Applies changes of items to every list that contains them. */
export function writeItems(
  client: QueryClient,
  ids: readonly string[],
  change: (item: LibraryItem) => Partial<LibraryItem>,
): void {
  const write = (item: LibraryItem) =>
    ids.includes(item.item_id) ? { ...item, ...change(item) } : item
  client.setQueriesData<InfiniteData<Page>>({ queryKey: libraryKeys.lists }, (data) =>
    data
      ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(write) })) }
      : data,
  )
}

interface Wish {
  folder_id?: string | null
  add_tags?: string[]
  remove_tags?: string[]
}

/** An item after it has been moved and tagged. */
export const organized = (
  { folder_id, tags }: LibraryItem,
  { folder_id: wanted, add_tags = [], remove_tags = [] }: Wish,
): Partial<LibraryItem> => ({
  folder_id: wanted === undefined ? folder_id : wanted,
  tags: [...new Set([...tags.filter((tag) => !remove_tags.includes(tag)), ...add_tags])],
})

/** Refreshes everything else that shows the same files: other places, figures, history, galleries and creatives. */
export async function refreshAround(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: libraryKeys.lists, type: 'inactive' })
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== libraryKeys.lists[0] || queryKey[1] !== libraryKeys.lists[1],
  })
}
