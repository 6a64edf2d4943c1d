import type { Availability } from '../../../../contract/product.ts'

export interface PagePrice {
  amount: number
  currency: string | null
  /** Whether variants cost more. */
  isFrom: boolean
}

/** Product facts from one kind of markup; plain text only, never markup. */
export interface PageFacts {
  name: string | null
  description: string | null
  price: PagePrice | null
  rating: { value: number; count: number | null } | null
  availability: Availability | null
  /** Absolute addresses, most relevant first. */
  pictures: string[]
  /** Like `pictures`, for video files; embedded player pages aren't included. */
  videos: string[]
  /** The site's own name. */
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

/** Merges several sources: the first non-null value of each fact, and the pictures of all sources in order. */
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
