import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, later } from '../../src/backend/clock.ts'
import { brands as brandRows } from '../../src/backend/modules/brands/tables.ts'
import { findFile } from '../../src/backend/modules/files/index.ts'
import { sweepProducts } from '../../src/backend/modules/products/sweep-products.ts'
import { products as productRows } from '../../src/backend/modules/products/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { BIN_DAYS } from '../../src/contract/limits.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { makeCreative } from '../support/creatives.ts'
import { failure } from '../support/generations.ts'
import { openStandInShop, type StandInShop } from '../support/stand-in-shop.ts'

const { brands, products, library, creatives } = contract
/** A time so long ago that anything deleted then has left the bin. */
const longAgo = (backend: TestBackend) =>
  later(backend.context.clock.now(), -BIN_DAYS * DAY_MS - 1000)

let backend: TestBackend
let shop: StandInShop
beforeAll(async () => {
  shop = await openStandInShop()
  backend = await createTestBackend({ env: { LINK_ALLOWED_HOSTS: shop.host }, worker: true })
})
afterAll(async () => {
  await backend.close()
  await shop.close()
})

const isThere = async (fileId: string) => (await findFile(backend.context.db, fileId)) !== null
const untilGone = (fileId: string) =>
  waitFor(async () => !(await isThere(fileId)), 'the file to be deleted')

/** A product with an image from a web page; returns their ids. */
async function makeProduct(user: SignedUp) {
  const { product } = await backend.call(
    products.create,
    {
      name: 'Ball',
      description: '',
      price_text: null,
      price: null,
      rating: null,
      availability: null,
      colours: [],
      target_audiences: [],
      source_url: null,
      pictures: [{ url: `http://${shop.host}/ball-1.png` }],
    },
    user,
  )
  return { productId: product.product_id, fileId: product.pictures[0]?.file_id ?? '' }
}

/** Puts an image into a library folder. */
async function fileAway(user: SignedUp, fileId: string) {
  const wish = { name: 'Kept', parent_id: null }
  const { folder_id } = await backend.call(library.createFolder, wish, user)
  await backend.call(library.organize, { item_ids: [fileId], folder_id }, user)
}

test("a deleted product's pictures go when it cannot be brought back any more, except filed ones", async () => {
  const user = await signUp(backend)
  const [gone, filed] = [await makeProduct(user), await makeProduct(user)]
  await fileAway(user, filed.fileId)
  for (const { productId } of [gone, filed]) {
    await backend.call(products.remove, { productId }, user)
  }
  await sweepProducts(backend.context)
  expect(await isThere(gone.fileId)).toBe(true)

  await backend.context.db
    .update(productRows)
    .set({ deletedAt: longAgo(backend) })
    .where(eq(productRows.teamId, user.teamId))
  await sweepProducts(backend.context)
  await untilGone(gone.fileId)
  expect(await isThere(filed.fileId)).toBe(true)
})

test('a deleted brand goes for good with its logo, its products and their pictures', async () => {
  const user = await signUp(backend)
  const { brand_id: brandId } = await backend.call(brands.create, { name: 'Gone' }, user)
  const product = await makeProduct(user)
  const { fileId: logoFileId, productId } = await makeProduct(user)
  const isBrand = eq(brandRows.id, brandId)
  await backend.context.db.update(brandRows).set({ logoFileId }).where(isBrand)
  await backend.context.db.delete(productRows).where(eq(productRows.id, productId))
  await backend.call(brands.remove, { brandId }, user)
  await sweepProducts(backend.context)
  await backend.call(brands.restore, { brandId }, user)

  await backend.call(brands.remove, { brandId }, user)
  await backend.context.db
    .update(brandRows)
    .set({ deletedAt: longAgo(backend) })
    .where(isBrand)
  await expect(backend.call(brands.restore, { brandId }, user)).rejects.toEqual(
    failure('brand_not_found'),
  )
  await sweepProducts(backend.context)
  await untilGone(product.fileId)
  await untilGone(logoFileId)
})

test('a logo that is taken away goes at once, unless another brand has it', async () => {
  const user = await signUp(backend)
  const own = await makeProduct(user)
  const shared = await makeProduct(user)
  const { db } = backend.context
  await db.delete(productRows).where(eq(productRows.teamId, user.teamId))
  const make = async (name: string, logoFileId: string, logoOnDarkFileId: string | null) => {
    const { brand_id: brandId } = await backend.call(brands.create, { name }, user)
    await db
      .update(brandRows)
      .set({ logoFileId, logoOnDarkFileId })
      .where(eq(brandRows.id, brandId))
    return brandId
  }
  await make('Other', shared.fileId, null)
  const brandId = await make('One', own.fileId, shared.fileId)
  const look = { name: 'One', colours: [], heading_font: null, body_font: null }
  await backend.call(
    brands.save,
    {
      brandId,
      ...look,
      tone_words: [],
      legal_line: null,
      logo_upload_id: null,
      logo_on_dark_upload_id: null,
    },
    user,
  )
  await untilGone(own.fileId)
  expect(await isThere(shared.fileId)).toBe(true)
})

test('a deleted creative that is in no history any more leaves no file', async () => {
  const user = await signUp(backend)
  const creativeId = await makeCreative(backend, user)
  const { creatives: rows } = await backend.call(creatives.list, {}, user)
  const fileId = rows[0]?.output_id ?? ''
  expect(await isThere(fileId)).toBe(true)
  await backend.call(contract.tasks.remove, { taskId: rows[0]?.task_id ?? '' }, user)
  expect(await isThere(fileId)).toBe(true)
  await backend.call(creatives.remove, { creative_ids: [creativeId] }, user)
  await untilGone(fileId)
})
