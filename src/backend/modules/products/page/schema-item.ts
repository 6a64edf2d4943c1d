import { isRecord } from '../../../../contract/is-record.ts'

/** A schema.org item, from any kind of markup. */
export type SchemaItem = Record<string, unknown>

/** Types that can be advertised, most specific first: if a page names several, the first in this list counts. */
const KINDS = [
  ...['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'Vehicle', 'Car'],
  ...['SoftwareApplication', 'MobileApplication', 'WebApplication', 'VideoGame'],
  ...['Hotel', 'LodgingBusiness', 'Resort', 'BedAndBreakfast', 'Hostel', 'Motel', 'VacationRental'],
  ...['Apartment', 'House', 'Accommodation', 'HotelRoom', 'Restaurant', 'CafeOrCoffeeShop'],
  ...['Book', 'Course', 'Event', 'TouristTrip', 'Service', 'FoodEstablishment', 'LocalBusiness'],
]
const DEPTH_MAX = 8
const ITEMS_MAX = 2_000

const typesOf = (item: SchemaItem): string[] =>
  listOf(item['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : [],
  )

/** The rank of an item's type; the length of the list if it can't be advertised. */
export function rankOf(item: SchemaItem): number {
  const ranks = typesOf(item).map((type) => KINDS.indexOf(type))
  const known = ranks.filter((rank) => rank >= 0)
  return known.length > 0 ? Math.min(...known) : KINDS.length
}

export const isAdvertised = (item: SchemaItem): boolean => rankOf(item) < KINDS.length

/** Wraps a single value in a list, since markup allows both. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value == null ? [] : [value]
}

/** All items in a tree, up to a sensible number and depth. */
export function allItems(root: unknown): SchemaItem[] {
  const found: SchemaItem[] = []
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (const { value, depth } of waiting) {
    if (found.length >= ITEMS_MAX || depth > DEPTH_MAX) continue
    if (isRecord(value) && '@type' in value) found.push(value)
    const inner = isRecord(value) ? Object.values(value) : listOf(value)
    waiting.push(...inner.filter(isThing).map((one) => ({ value: one, depth: depth + 1 })))
  }
  return found
}

const isThing = (value: unknown) => typeof value === 'object' && value !== null
