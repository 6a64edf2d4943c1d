import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'

/** The common test instance is the upstream; a second one is only its frontend. */
let face: ProductServer
let folder: string

// One product for all tests: parallel ones would each start their own.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-face-'))
  face = await startProduct({
    folder,
    isBrief: true,
    env: { PRODUCT_API_BASE: process.env.E2E_BASE_URL ?? '', RATE_LIMITS: 'false' },
  })
})
test.afterAll(async () => {
  await face.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[D7.24] with an upstream set, the same pages generate through it and keep no data of their own', async ({
  page,
  context,
  request,
}) => {
  await signInBrowser(context, face.baseUrl, await createAccount(request))
  await page.goto(`${face.baseUrl}/en/?tab=text-to-image`)
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('Green tea, 20 % off today')
  await page.getByRole('button', { name: /^generate/i }).click()
  const picture = page.locator('img[src*="/media/"]').first()
  await expect(picture).toBeVisible({ timeout: 90_000 })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(existsSync(join(face.dataDir, 'database'))).toBe(false)
})

test('[D7.24] the face passes uploads, statuses and refusals of the upstream on', async ({
  request,
}) => {
  const account = await createAccount(request)
  const headers = { authorization: account.token }
  const balance = await request.get(`${face.baseUrl}/api/v1/auth/teams/credits/balance`, {
    headers,
  })
  expect(await balance.json()).toMatchObject({ status: 200, data: { balance: 500, held: 0 } })
  const refused = await request.get(`${face.baseUrl}/backend/auth/user/info`)
  expect(refused.status()).toBe(401)
  expect(await refused.json()).toMatchObject({ status: 1005 })
})
