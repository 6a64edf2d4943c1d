import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProductAnalysis } from '../../../contract/endpoints/products.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Availability, ImportState } from '../../../contract/product.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import { brands } from '../brands/tables.ts'
import { teams } from '../teams/tables.ts'

export const products = pgTable(
  'products',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** As an ad prints it. */
    priceText: text('price_text'),
    priceAmount: doublePrecision('price_amount'),
    /** ISO 4217. */
    priceCurrency: text('price_currency'),
    /** 0 to 5. */
    ratingValue: doublePrecision('rating_value'),
    ratingCount: integer('rating_count'),
    availability: text('availability').$type<Availability>(),
    /** `#rrggbb`, the most telling first. */
    colours: jsonb('colours').$type<string[]>().notNull().default([]),
    /** The page it was read from. */
    sourceUrl: text('source_url'),
    /** Addresses of pictures that are not in our storage. */
    imageUrls: jsonb('image_urls').$type<string[]>().notNull().default([]),
    targetAudiences: jsonb('target_audiences').$type<string[]>().notNull().default([]),
    /** Counts what was saved: whoever saves over a version they have not seen is told so. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** It can be brought back for a while. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [index().on(table.brandId), index().on(table.deletedAt)],
)

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    /** The same picture without its ground. */
    cutOutFileId: uuid('cut_out_file_id'),
    /** Whether cutting it out has been tried. */
    isCutOutTried: boolean('is_cut_out_tried').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.fileId] }),
    index().on(table.fileId),
    index().on(table.cutOutFileId),
  ],
)

/** The product somebody works with, for each brand; without a row it is the brand's newest. */
export const selectedProducts = pgTable(
  'selected_products',
  {
    userId: uuid('user_id').notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.brandId] })],
)

/** What web pages have said of products, for half an hour: asked again, a page is not fetched again. */
export const productAnalyses = pgTable(
  'product_analyses',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address as it was asked for. */
    addressHash: text('address_hash').notNull(),
    result: jsonb('result').$type<ProductAnalysis>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.addressHash] }),
    index().on(table.createdAt),
  ],
)

/** Web addresses a team had read, the last time each. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** As it was asked for. */
    url: text('url').notNull(),
    /** SHA-256 of it. */
    addressHash: text('address_hash').notNull(),
    /** Where the page is: products that came of it name it. */
    sourceUrl: text('source_url'),
    state: text('state').$type<ImportState>().notNull(),
    errorCode: text('error_code').$type<ErrorCode>(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    unique().on(table.teamId, table.addressHash),
    index().on(table.teamId, table.importedAt),
  ],
)
