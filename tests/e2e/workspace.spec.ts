import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { findFaults } from '../support/accessibility.ts'
import { makeResult } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { expectOrderedFiles, orderPack } from '../support/exported-pack.ts'
import { createAccount, type ProductAccount, signInBrowser } from '../support/product-accounts.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'
import { openStandInShop, type StandInShop } from '../support/stand-in-shop.ts'

/** A product that's allowed to read a local shop's pages. */
let product: ProductServer
let shop: StandInShop
let folder: string
let request: APIRequestContext

test.beforeAll(async ({ playwright }) => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-workspace-'))
  shop = await openStandInShop()
  product = await startProduct({
    folder,
    hasDatabase: true,
    isBrief: true,
    env: { RATE_LIMITS: 'false', LINK_ALLOWED_HOSTS: shop.host },
  })
  request = await playwright.request.newContext({ baseURL: product.baseUrl })
})
test.afterAll(async () => {
  await request.dispose()
  await product.stop()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Every ad of the brand uses one of these for its background, button, or a rule; the ball has neither. */
const COLORS = ['#0b5d4b', '#f2b705']
const LOOK = {
  ...{ name: 'Norda', colours: COLORS, heading_font: null, body_font: null },
  ...{ tone_words: [], legal_line: 'Norda GmbH, Kiel' },
}

const person = () => createAccount(request, { dataDir: product.dataDir })
async function get({ token: authorization }: ProductAccount, path: string) {
  return (await (await request.get(path, { headers: { authorization } })).json()).data
}
async function post({ token: authorization }: ProductAccount, path: string, data: object) {
  const answer = await request.post(path, { headers: { authorization }, data })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()).data
}

test('[R1.15] [R2.27] [R2.53] [R3.08] [R3.18] [R4.16] [R6.03] whoever is invited joins, imports a product, makes an ad in the look of the brand, saves it, and exports it for eight placements', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  await leaveAddress(page)
  const maker = await person()
  await signInBrowser(context, product.baseUrl, maker)
  await joinTeam(page, await inviteToBrand())
  await importProduct(page)
  await makeAd(page, maker)
  const ads = await saveForTeam(page, context)
  await saveFilm(maker)
  await ads.reload()
  await waitForHydration(ads)
  await fillCampaign(ads)
  await orderPack(ads)
  await ads.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(ads)).toBeLessThanOrEqual(0)
  expect(await findFaults(ads)).toEqual([])
  await expectOrderedFiles(ads)
})

/** A visitor's import waits until they have signed in. */
async function leaveAddress(page: Page) {
  await page.goto(`${product.baseUrl}/en/product`)
  await waitForHydration(page)
  await page
    .getByRole('textbox', { name: 'Import from a web page' })
    .fill(`http://${shop.host}/inside`)
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** A team whose brand has a look, with an invitation to it. */
async function inviteToBrand(): Promise<{ link: string; team: string }> {
  const owner = await person()
  const { current_brand, current_team } = await get(owner, '/api/v1/auth/brands/current-context')
  await post(owner, `/api/v1/auth/brands/${current_brand.id}`, LOOK)
  const wish = { email: null, role: 'MEMBER' }
  const { link } = await post(owner, `/api/v1/auth/teams/${current_team.id}/invitations`, wish)
  return { link, team: current_team.name }
}

async function joinTeam(page: Page, { link, team }: { link: string; team: string }) {
  await page.goto(link)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Join team' }).click()
  await page.waitForURL(/\/team$/)
  await expect(page.getByRole('banner').getByRole('link', { name: team })).toBeVisible()
}

async function importProduct(page: Page) {
  await page.goto(`${product.baseUrl}/en/product`)
  await waitForHydration(page)
  await expect(page.getByText('This page can’t be read')).toBeVisible()
  await expect(page.getByText('This team has no products')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Import from a web page' })
    .fill(`http://${shop.host}/ball`)
  await page.getByRole('button', { name: 'Import' }).click()

  const name = page.getByRole('textbox', { name: 'Product name' })
  await expect(name).toHaveValue('Rally ball')
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('€24.90')
  await expect(page.getByRole('checkbox', { name: 'Keep image 1' })).toBeChecked()
  await name.fill('Rally ball red')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product saved').first()).toBeVisible()
  await expect(page.getByText('Background removed')).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Delete Rally ball red' }).click()
  await expect(page.getByText('This team has no products')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Create an ad' }).click()
}

async function makeAd(page: Page, maker: ProductAccount) {
  const create = new CreatePage(page)
  await expect(create.prompt).toHaveValue('Create an ad for “Rally ball red”, €24.90')
  await expect(page).toHaveURL(/tab=image_edit/)
  await expect(page.getByRole('button', { name: /^Brand.*Norda/ })).toBeVisible()
  await create.generate()
  await expect(create.results('image')).toHaveCount(1)

  const { tasks } = await get(maker, '/backend/auth/task/list')
  const picture = await (await request.get(tasks[0].outputs[0].url)).body()
  expect(tasks[0].uses_brand).toBe(true)
  expect(await shareOf(picture, COLORS)).toBeGreaterThan(0.002)
}

/** Share of an image in exactly one of these colors. */
async function shareOf(picture: Buffer, colors: readonly string[]): Promise<number> {
  const pixels = await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer()
  const wanted = new Set(colors.map((color) => Number.parseInt(color.slice(1), 16)))
  let same = 0
  for (let at = 0; at < pixels.length; at += 3) if (wanted.has(pixels.readUIntBE(at, 3))) same += 1
  return same / (pixels.length / 3)
}

async function saveForTeam(page: Page, context: BrowserContext): Promise<Page> {
  await new CreatePage(page).results('image').first().click()
  const [ads] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Save to team' }).click(),
  ])
  await ads.waitForURL(/\/en\/ads-manager$/)
  return ads
}

/** A video by the same person; making videos has its own tests. */
async function saveFilm(maker: ProductAccount) {
  const output = await makeResult(request, maker, {
    workflow_type: 'text_to_video',
    prompt: 'Rally ball, €24.90',
    aspect_ratio: '1:1',
    resolution: '480p',
    duration: 3,
    generate_audio: false,
  })
  const { tasks } = await get(maker, '/backend/auth/task/list')
  const [{ task_id: log_id }] = tasks.filter((one: { outputs: { output_id: string }[] }) =>
    one.outputs.some(({ output_id }) => output_id === output),
  )
  await post(maker, '/backend/auth/my-creative/create', {
    log_id,
    generation_method: 'MY_CREATION',
    video_creative: { video_url: `/media/${output}/original` },
  })
}

async function fillCampaign(ads: Page) {
  await ads.getByRole('button', { name: 'New campaign' }).click()
  await ads.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await ads.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ads.getByRole('heading', { name: 'Spring' })).toBeVisible()
  await ads.getByRole('navigation', { name: 'Campaigns' }).getByText('All creatives').click()
  await ads.getByRole('button', { name: 'Select all' }).click()
  await ads.getByRole('combobox', { name: 'Move to campaign' }).selectOption('Spring')
  await ads.getByRole('navigation', { name: 'Campaigns' }).getByText('Spring').click()
  await expect(ads.getByRole('checkbox')).toHaveCount(2)
  await ads
    .getByRole('button', { name: /^Fits \d+ placements$/ })
    .first()
    .click()
  await expect(ads.getByRole('dialog')).toContainText('Stories')
  await ads.keyboard.press('Escape')
}
