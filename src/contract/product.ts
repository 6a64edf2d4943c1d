/** What a team stores about a product. Kept free of zod: screen and server share it. */
export const PRODUCT_NAME_MAX = 120
export const PRODUCT_DESCRIPTION_MAX = 2_000
export const PRODUCT_PRICE_MAX = 60
export const PRODUCT_ADDRESS_MAX = 2_000
export const PRODUCT_COLOURS_MAX = 5
export const PRODUCT_PICTURES_MAX = 8
export const PRODUCT_AUDIENCES_MAX = 8
export const PRODUCT_AUDIENCE_LENGTH_MAX = 60
/** Most products per team; far more than a person looks through. */
export const PRODUCTS_MAX = 500
export const RATING_MAX = 5

export const AVAILABILITIES = [
  'in_stock',
  'limited',
  'preorder',
  'backorder',
  'out_of_stock',
  'discontinued',
] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Picture for products that have none. */
export const PRODUCT_ICON_DEFAULT = '/images/product.svg'

/** Result of reading a web page: product facts, no facts, or no page. */
export const IMPORT_STATES = ['read', 'empty', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** Most addresses in a team's list. */
export const IMPORTS_MAX = 200
