import { SELECTION_MAX } from '@/contract/limits'

/** The selected tiles, and the anchor of the next range. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | null
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null }

/** Selects or deselects a tile. */
export function toggle({ ids }: Selection, id: string): Selection {
  if (!ids.has(id)) return { ids: limited([...ids, id]), anchor: id }
  return { ids: new Set([...ids].filter((one) => one !== id)), anchor: id }
}

/** Selects everything from the anchor to this tile, in reading order. */
export function extendTo(
  { ids, anchor }: Selection,
  id: string,
  order: readonly string[],
): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return { ids: limited([...ids, id]), anchor: id }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: limited([...ids, ...range]), anchor }
}

export const selectAll = (order: readonly string[]): Selection => ({
  ids: limited(order),
  anchor: order[0] ?? null,
})

/** The API accepts this many at once; the first ones stay. */
const limited = (ids: readonly string[]): ReadonlySet<string> =>
  new Set([...new Set(ids)].slice(0, SELECTION_MAX))
