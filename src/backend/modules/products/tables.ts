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
    /** The price as an ad prints it. */
    priceText: text('price_text'),
    priceAmount: doublePrecision('price_amount'),
    /** ISO 4217. */
    priceCurrency: text('price_currency'),
    /** 0 to 5. */
    ratingValue: doublePrecision('rating_value'),
    ratingCount: integer('rating_count'),
    availability: text('availability').$type<Availability>(),
    /** `#rrggbb`, most characteristic first. */
    colours: jsonb('colours').$type<string[]>().notNull().default([]),
    /** The page it was read from. */
    sourceUrl: text('source_url'),
    /** Addresses of pictures outside our storage. */
    imageUrls: jsonb('image_urls').$type<string[]>().notNull().default([]),
    targetAudiences: jsonb('target_audiences').$type<string[]>().notNull().default([]),
    /** Incremented on each save: saving over an unseen version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** A deleted product can be restored for a while. */
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
    /** The same picture with the background removed. */
    cutOutFileId: uuid('cut_out_file_id'),
    /** Whether a cut-out was attempted. */
    isCutOutTried: boolean('is_cut_out_tried').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.fileId] }),
    index().on(table.fileId),
    index().on(table.cutOutFileId),
  ],
)

/** A user's current product for each brand; without a row it's the brand's newest. */
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

/** Cache of page analyses, valid for half an hour, so that a page isn't fetched twice. */
export const productAnalyses = pgTable(
  'product_analyses',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address as requested. */
    addressHash: text('address_hash').notNull(),
    result: jsonb('result').$type<ProductAnalysis>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.addressHash] }),
    index().on(table.createdAt),
  ],
)

/** Web addresses a team imported, with the latest outcome of each. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** As requested. */
    url: text('url').notNull(),
    /** SHA-256 of the address as requested. */
    addressHash: text('address_hash').notNull(),
    /** Address of the page itself, as stored in products created from it. */
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
