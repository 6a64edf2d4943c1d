import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, later } from '../../src/backend/clock.ts'
import { WEIGHTS_NAME } from '../../src/backend/generation/builtin/matting/weights.ts'
import { findFile, libraryItems } from '../../src/backend/modules/files/index.ts'
import { cutOutProduct } from '../../src/backend/modules/products/cut-out.ts'
import { sweepProducts } from '../../src/backend/modules/products/sweep-products.ts'
import { products as rows } from '../../src/backend/modules/products/tables.ts'
import { migrationsFolder } from '../../src/backend/paths.ts'
import { contract } from '../../src/contract/contract.ts'
import type { ProductInput } from '../../src/contract/endpoints/products.ts'
import { BIN_DAYS, URL_ANALYSIS_CACHE_MS } from '../../src/contract/limits.ts'
import type { TeamRole } from '../../src/contract/team-roles.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { failure, generate } from '../support/generations.ts'
import { openStandInShop, type StandInShop } from '../support/stand-in-shop.ts'
import { makeTeam } from '../support/teams.ts'
import { createTestClock } from '../support/test-clock.ts'
import { sendUnchecked } from '../support/unchecked.ts'

const { products } = contract
const clock = createTestClock()

let shop: StandInShop
let backend: TestBackend
let team: Record<TeamRole, SignedUp>
beforeAll(async () => {
  shop = await openStandInShop()
  backend = await createTestBackend({
    env: { LINK_ALLOWED_HOSTS: shop.host, PLAN_SEATS: '9' },
    replace: { clock },
  })
  team = await makeTeam(backend)
})
beforeEach(() => {
  shop.asked.length = 0
})
afterAll(async () => {
  await backend.close()
  await shop.close()
})

const BALL: ProductInput = {
  name: 'Rally ball',
  description: 'Stays round.\nFor years.',
  price_text: '24,90 €',
  price: { amount: 24.9, currency: 'EUR' },
  rating: { value: 4.6, count: 128 },
  availability: 'in_stock',
  colours: ['#C8102E'],
  target_audiences: ['dog owners'],
  source_url: 'https://shop.example/ball',
  pictures: [],
}

const at = (path: string) => `http://${shop.host}${path}`
const analyse = ({ token }: SignedUp, path: string) =>
  backend.call(products.analyse, { url: at(path) }, { token })
const create = ({ token }: SignedUp, input: Partial<ProductInput> = {}) =>
  backend.call(products.create, { ...BALL, ...input }, { token })
const list = async ({ token }: SignedUp) =>
  (await backend.call(products.list, {}, { token })).products
const contextOf = ({ token }: SignedUp) =>
  backend.call(contract.teams.currentContext, {}, { token })

describe('a web page', () => {
  test('[R2.27] is read with the pictures that can be had, through its redirects', async () => {
    const analysis = await analyse(team.OWNER, '/moved')
    expect(analysis).toMatchObject({
      source_url: at('/ball'),
      name: 'Rally ball',
      description: 'Stays round for years.',
      price: { amount: 24.9, currency: 'EUR', is_from: false },
      rating: { value: 4.6, count: 128 },
      availability: 'in_stock',
      pictures: [{ url: at('/ball-1.png'), width: 480, height: 480 }],
    })
    expect(analysis.pictures[0]?.preview).toMatch(/^data:image\/webp;base64,/)
    expect(analysis.colours).toEqual([expect.stringMatching(/^#c[\da-f]1[\da-f]2[\da-f]$/)])
  })

  test('[R3.09] is asked once in half an hour by a team, and by another team anew', async () => {
    const { OWNER, MEMBER } = team
    const first = await analyse(OWNER, '/ball')
    expect(await analyse(MEMBER, '/ball')).toEqual(first)
    expect(shop.asked.filter((url) => url === '/ball')).toHaveLength(1)
    await analyse(await signUp(backend), '/ball')
    clock.advance(URL_ANALYSIS_CACHE_MS)
    await analyse(OWNER, '/ball')
    expect(shop.asked.filter((url) => url === '/ball')).toHaveLength(3)
  })

  test('that says nothing is no failure: there is nothing in the form', async () => {
    expect(await analyse(team.OWNER, '/nothing')).toMatchObject({ name: null, pictures: [] })
  })

  test.each([
    ['/inside', 'page_refused'],
    ['/huge', 'page_too_large'],
    ['/picture.html', 'page_not_html'],
    ['/gone', 'page_unreachable'],
    ['/kept', 'page_closed'],
    ['/circle', 'page_closed'],
  ] as const)('%s is refused by its own reason: %s', async (path, code) => {
    await expect(analyse(team.OWNER, path)).rejects.toEqual(failure(code))
  })

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'page_refused'],
    ['http://localhost:1/', 'page_refused'],
    ['file:///etc/passwd', 'page_invalid'],
    ['shop', 'page_invalid'],
  ] as const)('at %s is not asked for', async (url, code) => {
    const { token } = team.OWNER
    await expect(backend.call(products.analyse, { url }, { token })).rejects.toEqual(failure(code))
  })
})

describe('[R2.32] the list of imported pages', () => {
  const listOf = async (sender: Sender) =>
    (await backend.call(products.imports, {}, sender)).imports
  const codeOf = (act: Promise<unknown>) => act.then(() => 'done').catch(({ code }) => code)

  test('says what came of each address, the latest first and each once; not of refused ones', async () => {
    const owner = await signUp(backend)
    for (const path of ['/moved', '/nothing', '/gone', '/inside', '/moved']) {
      await analyse(owner, path).catch(() => undefined)
      clock.advance(URL_ANALYSIS_CACHE_MS)
    }
    await create(owner, { source_url: at('/ball') })
    expect(await listOf(owner)).toMatchObject([
      { url: at('/moved'), state: 'read', products: [{ name: 'Rally ball' }] },
      { url: at('/gone'), state: 'failed', error_code: 'page_unreachable', products: [] },
      { url: at('/nothing'), state: 'empty', error_code: null, products: [] },
    ])
  })

  test('is the team’s: makers take addresses off, guests and others do not', async () => {
    const { OWNER, MEMBER, OUTER_USER } = team
    await analyse(OWNER, '/ball')
    const importId = (await listOf(MEMBER))[0]?.import_id ?? ''
    const removeAs = (sender: Sender) =>
      codeOf(backend.call(products.removeImport, { importId }, sender))
    const stranger = await signUp(backend)
    expect(await codeOf(listOf({}))).toBe('not_signed_in')
    expect(await listOf(stranger)).toEqual([])
    expect(await removeAs({})).toBe('not_signed_in')
    expect(await removeAs(stranger)).toBe('not_found')
    expect(await removeAs(OUTER_USER)).toBe('not_permitted')
    expect(await removeAs(MEMBER)).toBe('done')
    expect((await listOf(OWNER)).map(({ import_id }) => import_id)).not.toContain(importId)
  })
})

describe('[R2.27] a product', () => {
  test('is kept as it was set, with pictures of a page; those that are none are left out', async () => {
    const user = await signUp(backend)
    const addresses = ['/ball-1.png', '/lies.png', '/missing.png'].map(at)
    const inside = 'http://169.254.169.254/latest/picture.png'
    const pictures = [...addresses, inside].map((url) => ({ url }))
    const { product, pictures_left_out } = await create(user, { pictures })
    expect(pictures_left_out).toBe(3)
    expect(product).toMatchObject({ ...BALL, colours: ['#c8102e'], pictures: [{ width: 480 }] })
    expect(await list(user)).toEqual([product])
    const file = await backend.app.request(product.pictures[0]?.url ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
  })

  test('[R2.33] has its pictures of a page in the library under its name, today’s and those from before', async () => {
    const user = await signUp(backend)
    const urls = ['/ball-1.png', '/ball-2.png'].map((path) => ({ url: at(path) }))
    const { product } = await create(user, { pictures: urls })
    const found = async () =>
      (await backend.call(contract.library.list, { search: 'BALL', source: 'upload' }, user)).items
    const items = await found()
    const shown = product.pictures.map(({ file_id }) => file_id)
    expect(items.map(({ item_id }) => item_id).toSorted()).toEqual(shown.toSorted())
    expect(items[0]).toMatchObject({ words: product.name, product_id: product.product_id })

    const { db } = backend.context
    await db.delete(libraryItems).where(eq(libraryItems.teamId, user.teamId))
    const file = '0034_fill_pictures_of_products.sql'
    await db.execute(sql.raw(await readFile(join(migrationsFolder, file), 'utf8')))
    expect(await found()).toEqual(items)
  })

  test('keeps a picture that is deleted from the library, also when it is saved again', async () => {
    const user = await signUp(backend)
    const { product } = await create(user, { pictures: [{ url: at('/ball-1.png') }] })
    const [file_id = ''] = product.pictures.map((picture) => picture.file_id)
    const items = { item_ids: [file_id] }
    await backend.call(contract.library.bin, items, user)
    await backend.call(contract.library.remove, items, user)
    const { product: saved } = await backend.call(
      products.save,
      { ...BALL, productId: product.product_id, pictures: [{ file_id }] },
      user,
    )
    expect((await backend.app.request(saved.pictures[0]?.url ?? '')).status).toBe(200)
    expect((await backend.call(contract.library.list, {}, user)).items).toEqual([])
  })

  test('is changed, its pictures put in order or taken away', async () => {
    const user = await signUp(backend)
    const urls = ['/ball-1.png', '/ball-2.png'].map((path) => ({ url: at(path) }))
    const { product } = await create(user, { pictures: urls })
    const ids = product.pictures.map(({ file_id }) => file_id)
    const save = async (pictures: string[]) => {
      const input = { ...BALL, productId: product.product_id, name: 'Ball' }
      const files = pictures.map((file_id) => ({ file_id }))
      const { product: saved } = await backend.call(
        products.save,
        { ...input, pictures: files },
        { token: user.token },
      )
      return saved
    }
    const turned = await save(ids.toReversed())
    expect(turned.name).toBe('Ball')
    expect(turned.pictures.map(({ file_id }) => file_id)).toEqual(ids.toReversed())
    expect((await save([])).pictures).toEqual([])
  })

  test('of two who save the same version the second is told, and nothing is overwritten', async () => {
    const { OWNER, MEMBER } = team
    const { product } = await create(OWNER)
    const { product_id: productId, version } = product
    const save = (who: SignedUp, name: string, seen = version) =>
      backend.call(products.save, { ...BALL, productId, name, version: seen }, { token: who.token })
    const { product: saved } = await save(MEMBER, 'First')
    await expect(save(OWNER, 'Second')).rejects.toEqual(failure('changed_meanwhile'))
    const isIt = (one: { product_id: string }) => one.product_id === productId
    expect((await list(OWNER)).find(isIt)).toMatchObject({ name: 'First', version: version + 1 })
    expect((await save(OWNER, 'Second', saved.version)).product.name).toBe('Second')
  })

  test('[R3.08] is the current one of whoever made it, until they choose another', async () => {
    const { OWNER, MEMBER } = await makeTeam(backend)
    const { product: first } = await create(OWNER, { pictures: [{ url: at('/ball-1.png') }] })
    clock.advance(1)
    const { product: second } = await create(MEMBER, { name: 'Second' })
    const currentOf = async (user: SignedUp) => (await contextOf(user)).current_product
    expect(await currentOf(OWNER)).toEqual({
      id: first.product_id,
      name: 'Rally ball',
      img_urls: [expect.stringContaining('/preview')],
      brand_id: first.brand_id,
      team_id: OWNER.teamId,
      target_audiences: ['dog owners'],
    })
    expect(await currentOf(MEMBER)).toMatchObject({ id: second.product_id })
    const productId = first.product_id
    await backend.call(products.select, { productId }, { token: MEMBER.token })
    expect(await currentOf(MEMBER)).toMatchObject({ id: first.product_id })
    expect((await list(MEMBER)).map(({ is_current }) => is_current)).toEqual([false, true])
  })

  test('that was deleted comes back within its days, with everything', async () => {
    const user = await signUp(backend)
    const { product } = await create(user, { pictures: [{ url: at('/ball-1.png') }] })
    const { product_id: productId } = product
    const { token } = user
    await backend.call(products.remove, { productId }, { token })
    expect(await list(user)).toEqual([])
    expect((await contextOf(user)).current_product).toBeNull()
    await expect(backend.call(products.remove, { productId }, { token })).rejects.toEqual(
      failure('not_found'),
    )
    await backend.call(products.restore, { productId }, { token })
    expect(await list(user)).toEqual([product])
    await backend.call(products.remove, { productId }, { token })
    const deletedAt = later(clock.now(), -BIN_DAYS * DAY_MS - 1)
    await backend.context.db.update(rows).set({ deletedAt }).where(eq(rows.id, productId))
    await sweepProducts(backend.context)
    await expect(backend.call(products.restore, { productId }, { token })).rejects.toEqual(
      failure('not_found'),
    )
  })

  test('is listed page by page, and the one worked with is named on the first', async () => {
    const user = await signUp(backend)
    const { token } = user
    const made = []
    for (const name of ['One', 'Two', 'Three']) made.push((await create(user, { name })).product)
    const [first] = made
    const productId = first?.product_id ?? ''
    await backend.call(products.select, { productId }, { token })
    const page = await backend.call(products.list, { limit: 2 }, { token })
    expect(page.products.map(({ name }) => name)).toEqual(['Three', 'Two'])
    expect(page.current?.name).toBe('One')
    const rest = await backend.call(
      products.list,
      { limit: 2, cursor: page.next_cursor ?? undefined },
      { token },
    )
    expect(rest.products.map(({ name }) => name)).toEqual(['One'])
    expect(rest.next_cursor).toBeNull()
  })

  test('is cut out of its picture once, and says so', async () => {
    const user = await signUp(backend)
    const { product } = await create(user, { pictures: [{ url: at('/ball-1.png') }] })
    const fileId = product.pictures[0]?.file_id ?? ''
    expect(product.pictures[0]).toMatchObject({ cut_out: 'waiting', cut_out_url: null })
    const run = { signal: new AbortController().signal, isLastAttempt: false }
    await cutOutProduct(backend.context, { productId: product.product_id, fileId }, run)
    const [seen] = await list(user)
    expect(seen?.pictures[0]?.cut_out).toBe('ready')
    const cutOut = await backend.app.request(seen?.pictures[0]?.cut_out_url ?? '')
    expect(cutOut.status).toBe(200)
  })

  test('has what the engine saw of its pictures kept for the ads to come', async () => {
    const { product } = await create(await signUp(backend), {
      pictures: [{ url: at('/ball-1.png') }],
    })
    const { db, env } = backend.context
    const file = await findFile(db, product.pictures[0]?.file_id ?? '')
    const matte = join(env.dataDir, 'mattes', `${file?.sha256}-${WEIGHTS_NAME}.png`)
    await mkdir(dirname(matte), { recursive: true })
    await writeFile(matte, '')
    await utimes(matte, 0, 0)
    await sweepProducts(backend.context)
    expect((await stat(matte)).mtimeMs).toBeGreaterThan(Date.now() - DAY_MS)
  })
})

describe('[R6.03] who may what', () => {
  test('everybody of the team starts from its pictures, guests from outside too', async () => {
    const { product } = await create(team.OWNER, { pictures: [{ url: at('/ball-1.png') }] })
    const output_id = product.pictures[0]?.file_id ?? ''
    const wish = { workflow_type: 'image_edit' as const, images: [{ output_id }] }
    const task = await generate(backend, team.OUTER_USER, wish)
    expect(task.references).toMatchObject([{ file_id: output_id }])
    await expect(generate(backend, await signUp(backend), wish)).rejects.toEqual(
      failure('upload_missing', { field: 'images.0' }),
    )
  })

  test('a guest from outside sees and chooses products, and changes none', async () => {
    const { product } = await create(team.OWNER)
    const { token } = team.OUTER_USER
    const productId = product.product_id
    expect((await list(team.OUTER_USER)).map(({ product_id }) => product_id)).toContain(productId)
    await backend.call(products.select, { productId }, { token })
    for (const refused of [
      create(team.OUTER_USER),
      analyse(team.OUTER_USER, '/ball'),
      backend.call(products.save, { ...BALL, productId }, { token }),
      backend.call(products.remove, { productId }, { token }),
      backend.call(products.restore, { productId }, { token }),
    ]) {
      await expect(refused).rejects.toEqual(failure('not_permitted'))
    }
  })

  test("another team's product does not exist, nor does a picture of it", async () => {
    const [user, stranger] = [await signUp(backend), await signUp(backend)]
    const { product } = await create(stranger, { pictures: [{ url: at('/ball-1.png') }] })
    const productId = product.product_id
    const { token } = user
    for (const missing of [
      backend.call(products.select, { productId }, { token }),
      backend.call(products.save, { ...BALL, productId }, { token }),
      backend.call(products.remove, { productId }, { token }),
      backend.call(products.restore, { productId }, { token }),
    ]) {
      await expect(missing).rejects.toEqual(failure('not_found'))
    }
    const pictures = [{ file_id: product.pictures[0]?.file_id ?? '' }]
    await expect(create(user, { pictures })).rejects.toEqual(
      failure('upload_missing', { field: 'pictures' }),
    )
  })
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'two\nlines' }],
  ['price.currency', { price: { amount: 1, currency: 'euro' } }],
  ['rating.value', { rating: { value: 6, count: null } }],
  ['source_url', { source_url: 'javascript:alert(1)' }],
  ['pictures', { pictures: Array(9).fill({ url: 'https://shop.example/a.png' }) }],
] as const)('refuses %s that is none', async (field, wrong) => {
  const { token } = team.OWNER
  const saving = sendUnchecked(backend, products.create, { ...BALL, ...wrong }, { token })
  await expect(saving).rejects.toEqual(failure('invalid_input', { field }))
})
