import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const COLOUR = '#e4002b'

const logo = () =>
  sharp({ create: { width: 300, height: 100, channels: 4, background: '#0a7d33' } })
    .png()
    .toBuffer()

/** Share of an image's pixels in a color, tolerating grain and edges. */
async function shareOf(file: string, [r, g, b]: [number, number, number]): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    const [dr = 0, dg = 0, db = 0] = data.subarray(at, at + 3)
    if (Math.hypot(dr - r, dg - g, db - b) < 24) count += 1
  }
  return count / (info.width * info.height)
}

test('[R2.25] [R5.16] [R7.11] [R8.09] of two brands the one switched to in the header is seen in the next result', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const account = await createAccount(request)
  const own = account.email.split('@')[0] ?? ''
  await signInBrowser(context, baseURL ?? '', account)
  await page.goto('/en/brand')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'New brand' }).click()
  await page.getByLabel('Name of the new brand').fill('Nordic')
  await page.getByRole('button', { name: 'Create brand' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nordic' })).toBeVisible()

  await page.getByLabel('Brand name').fill('Norda')
  await page.getByRole('button', { name: 'Add a color' }).click()
  await page.getByLabel('Color 1', { exact: true }).fill(COLOUR)
  await page.getByLabel('Logo on light: file').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await logo(),
  })
  await expect(page.getByRole('img', { name: 'Logo on light' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Brand saved').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No changes to save').first()).toBeVisible()

  await page.goto(`/en/brand?brand=${randomUUID()}`)
  await waitForHydration(page)
  await expect(page.getByText('Brand ID does not exist')).toBeVisible()
  await page.goto('/en/brand')
  await waitForHydration(page)

  // Delete and restore it while the other one is current.
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { level: 2, name: own, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Norda' })).toBeVisible()
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Brand: Norda' }).click()
  await page.getByRole('menuitemradio', { name: own }).click()
  await expect(header.getByRole('button', { name: `Brand: ${own}` })).toBeVisible()

  const create = new CreatePage(page)
  await create.open()
  await header.getByRole('button', { name: `Brand: ${own}` }).click()
  await page.getByRole('menuitemradio', { name: 'Norda' }).click()
  await expect(header.getByRole('button', { name: 'Brand: Norda' })).toBeVisible()
  await create.prompt.fill('Fresh coffee, roasted every morning')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Brand/ })
    .click()
  await page.getByRole('switch', { name: 'Use the brand' }).click()
  await page.keyboard.press('Escape')
  await create.generate()
  const tile = page.getByRole('listitem').filter({ has: create.results() }).first()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tile.getByRole('link', { name: 'Download' }).click({ force: true }),
  ])
  const file = await download.path()
  expect(await shareOf(file, [0xe4, 0x00, 0x2b])).toBeGreaterThan(0.005)
  expect(await shareOf(file, [0x0a, 0x7d, 0x33])).toBeGreaterThan(0.005)
})
