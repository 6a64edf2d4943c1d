import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { askProduct, createAccount, signInBrowser } from '../support/product-accounts.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'

/** A separate product, since these switches affect everybody. */
let product: ProductServer
let folder: string

// One product for all tests: parallel ones would each start their own.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-admin-'))
  product = await startProduct({
    folder,
    hasDatabase: true,
    isBrief: true,
    env: { RATE_LIMITS: 'false' },
  })
})
test.afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

test('an operator switches a model off, and the open composer of somebody else follows', async ({
  page,
  context,
  browser,
  playwright,
}) => {
  const { baseUrl, dataDir } = product
  const request = await playwright.request.newContext({ baseURL: baseUrl })
  const operator = await createAccount(request, { dataDir })
  await askProduct('operator.grant', { email: operator.email }, dataDir)
  await signInBrowser(context, baseUrl, operator)

  const elsewhere = await browser.newContext()
  await signInBrowser(elsewhere, baseUrl, await createAccount(request, { dataDir }))
  const create = new CreatePage(await elsewhere.newPage())
  await create.open(`${baseUrl}/en/?tab=text-to-image`)
  await create.page.getByRole('button', { name: /^Model/ }).click()
  const offered = create.page.getByRole('button', { name: /^Studio \(built-in engine\)/ })
  await expect(offered).toBeVisible()

  await page.goto(`${baseUrl}/en/admin?show=models`)
  await waitForHydration(page)
  const model = page.getByRole('switch', { name: 'Studio (built-in engine)' })
  await model.click()
  await expect(page.getByText('Turned off')).toBeVisible()
  await expect(offered).toBeHidden()

  await model.click()
  await expect(offered).toBeVisible()
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByText('Model turned on')).toBeVisible()
  await elsewhere.close()
})

test('to anybody else the operator page is an address that leads nowhere', async ({
  page,
  context,
  complaints,
  playwright,
}) => {
  complaints.allow(/status of 404/)
  const { baseUrl, dataDir } = product
  const request = await playwright.request.newContext({ baseURL: baseUrl })
  const nowhere = (await request.get('/en/no-such-page')).url().replace('no-such-page', 'admin')
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) {
      await signInBrowser(context, baseUrl, await createAccount(request, { dataDir }))
    }
    const answer = await page.goto(`${baseUrl}/en/admin`)
    expect([answer?.status(), page.url()]).toEqual([404, nowhere])
    await expect(page.getByText('This page doesn’t exist')).toBeVisible()
  }
})
