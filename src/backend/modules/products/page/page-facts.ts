import type { Availability } from '../../../../contract/product.ts'

export interface PagePrice {
  amount: number
  currency: string | null
  /** Whether variants cost more. */
  isFrom: boolean
}

/** What one way of marking up a page says of its product; words only, never markup. */
export interface PageFacts {
  name: string | null
  description: string | null
  price: PagePrice | null
  rating: { value: number; count: number | null } | null
  availability: Availability | null
  /** Absolute addresses, the most telling first. */
  pictures: string[]
  /** The same of films; players that are pages of their own are not among them. */
  videos: string[]
  /** What the site calls itself. */
  site: string | null
}

export const NO_FACTS: PageFacts = {
  name: null,
  description: null,
  price: null,
  rating: null,
  availability: null,
  pictures: [],
  videos: [],
  site: null,
}

/** The first of several sources that says something about each fact; pictures of all, in that order. */
export function mergeFacts(sources: readonly PageFacts[]): PageFacts {
  const first = <Key extends keyof PageFacts>(key: Key) =>
    sources.find((source) => source[key] !== null)?.[key] ?? null
  return {
    name: first('name'),
    description: first('description'),
    price: first('price'),
    rating: first('rating'),
    availability: first('availability'),
    pictures: [...new Set(sources.flatMap(({ pictures }) => pictures))],
    videos: [...new Set(sources.flatMap(({ videos }) => videos))],
    site: first('site'),
  }
}
