import { SELECTION_MAX } from '@/contract/limits'

/** Which tiles are chosen, and where the next range begins. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | null
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null }

/** Chooses a tile, or lets it go. */
export function toggle({ ids }: Selection, id: string): Selection {
  if (!ids.has(id)) return { ids: limited([...ids, id]), anchor: id }
  return { ids: new Set([...ids].filter((one) => one !== id)), anchor: id }
}

/** Chooses everything from the last touched tile to this one, in reading order. */
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

/** The API takes so many at once; the first ones stay. */
const limited = (ids: readonly string[]): ReadonlySet<string> =>
  new Set([...new Set(ids)].slice(0, SELECTION_MAX))
