import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_PAGE, OF_UPLOAD } from '../failure-groups.ts'
import { CursorQuery, Done, Empty, Id, Timestamp, UploadReference } from '../fields.ts'
import {
  AVAILABILITIES,
  IMPORT_STATES,
  PRODUCT_ADDRESS_MAX,
  PRODUCT_AUDIENCE_LENGTH_MAX,
  PRODUCT_AUDIENCES_MAX,
  PRODUCT_COLOURS_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_PICTURES_MAX,
  PRODUCT_PRICE_MAX,
  RATING_MAX,
} from '../product.ts'

/** One line of text; invisible characters could not be corrected. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

const Colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .toLowerCase()

const WebAddress = z
  .string()
  .trim()
  .max(PRODUCT_ADDRESS_MAX)
  .regex(/^https?:\/\/[^\s/]/i, 'a web address')

export const Rating = z.object({
  /** 0 to 5, whatever scale the page uses. */
  value: z.number().min(0).max(RATING_MAX),
  /** Number of ratings; null when the page does not say. */
  count: z.number().int().min(0).max(1_000_000_000).nullable(),
})

/** An amount as stated by a page. */
export const Money = z.object({
  amount: z.number().min(0).max(1_000_000_000_000),
  /** ISO 4217; null when the page does not name one. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
})

/** What people enter about a product; everything but the name is optional. */
const ProductFields = {
  name: line(PRODUCT_NAME_MAX),
  /** Plain text; line breaks are kept. */
  description: z
    .string()
    .trim()
    .max(PRODUCT_DESCRIPTION_MAX)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, 'no control characters'),
  /** As printed in an ad. */
  price_text: line(PRODUCT_PRICE_MAX).nullable(),
  /** The same as a number, if known. */
  price: Money.nullable(),
  rating: Rating.nullable(),
  availability: z.enum(AVAILABILITIES).nullable(),
  /** `#rrggbb`, most characteristic first. */
  colours: z.array(Colour).max(PRODUCT_COLOURS_MAX),
  target_audiences: z.array(line(PRODUCT_AUDIENCE_LENGTH_MAX)).max(PRODUCT_AUDIENCES_MAX),
  source_url: WebAddress.nullable(),
}

export const ProductPicture = z.object({
  /** Everyone in the team can use it as `output_id` in tasks. */
  file_id: Id,
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Whether the product has been cut out; `none` when it cannot be told from the background. */
  cut_out: z.enum(['waiting', 'ready', 'none']),
  /** Null until it is ready. */
  cut_out_url: z.string().nullable(),
})
export type ProductPicture = z.infer<typeof ProductPicture>

export const ProductView = z.object({
  product_id: Id,
  brand_id: Id,
  ...ProductFields,
  pictures: z.array(ProductPicture),
  is_current: z.boolean(),
  created_at: Timestamp,
  /** Increases by one with each save. */
  version: z.number().int().default(1),
})
export type ProductView = z.infer<typeof ProductView>

/** The saved product, and how many of its pictures could not be fetched. */
export const SavedProduct = z.object({
  product: ProductView,
  pictures_left_out: z.number().int(),
})
export type SavedProduct = z.infer<typeof SavedProduct>

/** A picture the product already has, one of your uploads, or one from a web page. */
export const ProductPictureInput = z.union([
  z.strictObject({ file_id: Id }),
  UploadReference,
  z.strictObject({ url: WebAddress }),
])

export const ProductInput = z.object({
  ...ProductFields,
  pictures: z.array(ProductPictureInput).max(PRODUCT_PICTURES_MAX),
})
export type ProductInput = z.input<typeof ProductInput>

/** Also applies to uploads that are not pictures. */
const OF_PICTURE = [...OF_UPLOAD, 'unsupported_media'] as const

const OfProduct = z.object({ productId: Id })

export const ProductPage = z.object({
  products: z.array(ProductView),
  /** The product you are working with, whichever page it is on. */
  current: ProductView.nullable(),
  next_cursor: Id.nullable(),
})
export type ProductPage = z.infer<typeof ProductPage>

export const list = defineEndpoint({
  id: 'products.list',
  method: 'GET',
  path: '/api/v1/auth/products',
  access: 'user',
  summary: 'List your current brand’s products, newest first',
  failures: [],
  input: z.object(CursorQuery),
  output: ProductPage,
})

export const analyse = defineEndpoint({
  id: 'products.analyse',
  method: 'POST',
  path: '/api/v1/auth/products/analyse',
  access: 'user',
  summary: 'Read product facts from a public web page; cached for 30 minutes, saved nowhere else',
  failures: ['not_permitted', ...OF_PAGE],
  input: z.object({ url: z.string().trim().max(PRODUCT_ADDRESS_MAX) }),
  output: z.object({
    /** Final URL after redirects. */
    source_url: z.string(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    price: Money.extend({
      /** Whether some variants cost more. */
      is_from: z.boolean(),
    }).nullable(),
    rating: Rating.nullable(),
    availability: z.enum(AVAILABILITIES).nullable(),
    colours: z.array(z.string()),
    pictures: z.array(
      z.object({
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        /** `data:image/webp;base64,…` */
        preview: z.string(),
      }),
    ),
  }),
  rateLimit: 'productImport',
})
export type ProductAnalysis = z.infer<typeof analyse.output>

export const create = defineEndpoint({
  id: 'products.create',
  method: 'POST',
  path: '/api/v1/auth/products',
  access: 'user',
  summary: 'Add a product to your current brand and switch to it',
  failures: ['not_permitted', 'brand_not_found', 'products_limit_reached', ...OF_PICTURE],
  input: ProductInput,
  output: SavedProduct,
  rateLimit: 'product',
})

export const save = defineEndpoint({
  id: 'products.save',
  method: 'POST',
  path: '/api/v1/auth/products/{productId}',
  access: 'user',
  summary: 'Change one of your team’s products',
  failures: ['not_permitted', 'not_found', 'changed_meanwhile', ...OF_PICTURE],
  input: OfProduct.extend({
    ...ProductInput.shape,
    /** The version you saw; absent overwrites any version. */
    version: z.number().int().optional(),
  }),
  output: SavedProduct,
  rateLimit: 'product',
})

export const select = defineEndpoint({
  id: 'products.select',
  method: 'POST',
  path: '/api/v1/auth/products/{productId}/select',
  access: 'user',
  summary: 'Switch to another of your team’s products',
  failures: ['not_found'],
  input: OfProduct,
  output: Done,
})

export const remove = defineEndpoint({
  id: 'products.remove',
  method: 'POST',
  path: '/api/v1/auth/products/{productId}/delete',
  access: 'user',
  summary: 'Delete a product; it can be restored for 30 days',
  failures: ['not_permitted', 'not_found'],
  input: OfProduct,
  output: Done,
})

export const restore = defineEndpoint({
  id: 'products.restore',
  method: 'POST',
  path: '/api/v1/auth/products/{productId}/restore',
  access: 'user',
  summary: 'Restore a deleted product',
  failures: ['not_permitted', 'not_found', 'products_limit_reached'],
  input: OfProduct,
  output: Done,
})

/** A product by name only. */
export const NamedProduct = z.object({ product_id: Id, name: z.string() })

export const PageImport = z.object({
  import_id: Id,
  url: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why the page could not be read. */
  error_code: z.string().nullable(),
  imported_at: Timestamp,
  /** Products the team made from it. */
  products: z.array(NamedProduct),
})
export type PageImport = z.infer<typeof PageImport>

export const imports = defineEndpoint({
  id: 'products.imports',
  method: 'GET',
  path: '/api/v1/auth/product-imports',
  access: 'user',
  summary: 'List the web pages your team imported, with the outcome, newest first',
  failures: [],
  input: Empty,
  output: z.object({ imports: z.array(PageImport) }),
})

export const removeImport = defineEndpoint({
  id: 'products.removeImport',
  method: 'POST',
  path: '/api/v1/auth/product-imports/{importId}/delete',
  access: 'user',
  summary: 'Remove an address from the list; its products stay',
  failures: ['not_permitted', 'not_found'],
  input: z.object({ importId: Id }),
  output: Done,
})
