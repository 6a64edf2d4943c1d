import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findFaults } from '../support/accessibility.ts'
import { makePicture } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'
import { zipEntries } from '../support/zip-entries.ts'

const boxes = (page: Page) => page.getByRole('checkbox')
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selection' })
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true }).click()

test('several creations are downloaded, published and deleted at once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const owner = await createAccount(request)
  const words = randomUUID().slice(0, 8)
  const made: string[] = []
  for (const name of ['First', 'Second', 'Third']) {
    made.push(await makePicture(request, owner, `${name} mug ${words}`))
  }
  await signInBrowser(context, baseURL ?? '', owner)

  await page.goto('/en/history')
  await waitForHydration(page)
  await select(page)
  await expect(boxes(page)).toHaveCount(3)
  await boxes(page).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Space')
  await expect(toolbar(page)).toContainText('2 selected')
  expect(await findFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    toolbar(page).getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^adloom \d{8}-\d{4}\.zip$/)
  const names = zipEntries(await readFile(await download.path())).map(({ name }) => name)
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^Third mug ${words} .*\\.png$`)),
    expect.stringMatching(new RegExp(`^Second mug ${words} .*\\.png$`)),
  ])

  await page.goto('/en/gallery?show=mine')
  await waitForHydration(page)
  await select(page)
  await toolbar(page).getByRole('button', { name: 'Select all' }).click()
  await toolbar(page).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish 3 items' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('3 items published in the gallery').first()).toBeVisible()
  const publicPage = (id = '') => request.get(`/en/gallery/${id}`)
  expect((await publicPage(made[0])).status()).toBe(200)

  await boxes(page).first().click()
  await toolbar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(boxes(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boxes(page)).toHaveCount(3)
  await boxes(page).last().click()
  await toolbar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(boxes(page)).toHaveCount(2)
  // Leaving makes it final.
  await page.goto('/en/pricing')
  await expect.poll(async () => (await publicPage(made[0])).status()).toBe(404)
  expect((await publicPage(made[1])).status()).toBe(200)
  await page.goto('/en/history')
  await expect(page.getByText('2 items')).toBeVisible()
})

test('on a phone the bar has all it needs, and nothing is cut off', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const owner = await createAccount(request)
  await makePicture(request, owner, 'a red mug')
  await signInBrowser(context, baseURL ?? '', owner)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/gallery?show=mine')
  await waitForHydration(page)
  await select(page)
  await boxes(page).click()
  for (const name of ['Leave selection', 'Select none', 'Download', 'Publish', 'Delete']) {
    const place = await toolbar(page).getByRole('button', { name }).boundingBox()
    expect(place?.height, name).toBeGreaterThanOrEqual(40)
  }
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(toolbar(page)).toBeHidden()
})
