import type { ProductAnalysis, ProductInput, ProductView } from '@/contract/endpoints/products'
import {
  type Availability,
  PRODUCT_AUDIENCE_LENGTH_MAX,
  PRODUCT_AUDIENCES_MAX,
  PRODUCT_COLOURS_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_PICTURES_MAX,
  PRODUCT_PRICE_MAX,
  RATING_MAX,
} from '@/contract/product'

/** Number of a page's pictures checked initially: further ones mostly show the same from other sides. */
const CHOSEN_AT_FIRST = 4

export interface PictureDraft {
  /** Address of the picture on a page, or id of the file or upload. */
  key: string
  input: ProductInput['pictures'][number]
  thumbnailUrl: string
  isChosen: boolean
}

/** Form values of a product. */
export interface ProductDraft {
  name: string
  description: string
  priceText: string
  /** The numeric price, as long as the price text still matches it. */
  price: ProductInput['price']
  rating: string
  ratingCount: number | null
  availability: Availability | null
  colours: string[]
  /** As typed, separated by commas. */
  audiences: string
  sourceUrl: string
  pictures: PictureDraft[]
}

export const EMPTY_PRODUCT: ProductDraft = {
  name: '',
  description: '',
  priceText: '',
  price: null,
  rating: '',
  ratingCount: null,
  availability: null,
  colours: [],
  audiences: '',
  sourceUrl: '',
  pictures: [],
}

export const draftOf = (product: ProductView): ProductDraft => ({
  name: product.name,
  description: product.description,
  priceText: product.price_text ?? '',
  price: product.price,
  rating: product.rating ? String(product.rating.value) : '',
  ratingCount: product.rating?.count ?? null,
  availability: product.availability,
  colours: product.colours,
  audiences: product.target_audiences.join(', '),
  sourceUrl: product.source_url ?? '',
  pictures: product.pictures.map((picture) => ({
    key: picture.file_id,
    input: { file_id: picture.file_id },
    thumbnailUrl: picture.thumbnail_url,
    isChosen: true,
  })),
})

/** A draft from a page's facts, to review before saving; `priceText` formats the price for the user. */
export const draftOfAnalysis = (
  analysis: ProductAnalysis,
  priceText: (price: NonNullable<ProductAnalysis['price']>) => string,
): ProductDraft => ({
  name: analysis.name ?? '',
  description: analysis.description ?? '',
  priceText: analysis.price ? priceText(analysis.price) : '',
  price: analysis.price && { amount: analysis.price.amount, currency: analysis.price.currency },
  rating: analysis.rating ? String(analysis.rating.value) : '',
  ratingCount: analysis.rating?.count ?? null,
  availability: analysis.availability,
  colours: analysis.colours,
  audiences: '',
  sourceUrl: analysis.source_url,
  pictures: analysis.pictures.map(({ url, preview }, index) => ({
    key: url,
    input: { url },
    thumbnailUrl: preview,
    isChosen: index < CHOSEN_AT_FIRST,
  })),
})

/** Whether a page contained nothing useful. */
export const isEmptyAnalysis = ({ name, description, pictures }: ProductAnalysis): boolean =>
  !name && !description && pictures.length === 0

export type ProductProblem = 'name' | 'rating' | 'address'

/** Why a draft cannot be saved. */
export function problemOf({ name, rating, sourceUrl }: ProductDraft): ProductProblem | null {
  if (name.trim() === '') return 'name'
  if (rating.trim() !== '' && ratingOf(rating) === null) return 'rating'
  return sourceUrl.trim() !== '' && !isWebAddress(sourceUrl.trim()) ? 'address' : null
}

export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)

function ratingOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) && value >= 0 && value <= RATING_MAX ? value : null
}

/** The input to save: trimmed, with the checked pictures only. */
export function inputOf(draft: ProductDraft): ProductInput {
  const rating = draft.rating.trim() === '' ? null : ratingOf(draft.rating)
  const audiences = draft.audiences
    .split(/[,，、;\n]/u)
    .map((words) => words.trim().slice(0, PRODUCT_AUDIENCE_LENGTH_MAX))
    .filter((words) => words !== '')
  return {
    name: draft.name.trim().slice(0, PRODUCT_NAME_MAX),
    description: draft.description.trim().slice(0, PRODUCT_DESCRIPTION_MAX),
    price_text: draft.priceText.trim().slice(0, PRODUCT_PRICE_MAX) || null,
    price: draft.price,
    rating: rating === null ? null : { value: rating, count: draft.ratingCount },
    availability: draft.availability,
    colours: draft.colours.slice(0, PRODUCT_COLOURS_MAX),
    target_audiences: [...new Set(audiences)].slice(0, PRODUCT_AUDIENCES_MAX),
    source_url: draft.sourceUrl.trim() || null,
    pictures: draft.pictures
      .filter(({ isChosen }) => isChosen)
      .slice(0, PRODUCT_PICTURES_MAX)
      .map(({ input }) => input),
  }
}
