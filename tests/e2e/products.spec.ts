import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'
import { openStandInShop, type StandInShop } from '../support/stand-in-shop.ts'

/** A product that may read the pages of a shop on this machine. */
let product: ProductServer
let shop: StandInShop
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-products-'))
  shop = await openStandInShop()
  product = await startProduct({
    folder,
    hasDatabase: true,
    isBrief: true,
    env: { RATE_LIMITS: 'false', LINK_ALLOWED_HOSTS: shop.host },
  })
})
test.afterAll(async () => {
  await product.stop()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test('[R2.27] [R3.08] [R3.18] a product is imported from its page after sign-in, checked, saved, and made an ad of', async ({
  page,
  context,
  playwright,
}) => {
  await page.goto(`${product.baseUrl}/en/product`)
  await waitForHydration(page)
  const address = page.getByRole('textbox', { name: 'Import from a web page' })
  await address.fill(`http://${shop.host}/inside`)
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  await page.reload()
  await expect(page.getByText('This page can’t be read')).toBeVisible()
  await expect(page.getByText('This team has no products')).toBeVisible()
  await address.fill(`http://${shop.host}/ball`)
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

  const create = new CreatePage(page)
  await expect(create.prompt).toHaveValue('Create an ad for “Rally ball red”, €24.90')
  await expect(page).toHaveURL(/tab=image_edit/)
  await create.generate()
  await expect(create.results('image')).toHaveCount(1)
})
