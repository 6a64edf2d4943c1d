import { findFaults } from '../support/accessibility.ts'
import { makePicture } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

test('[R2.33] a result is found, filed, deleted, brought back, freed and used again from the library', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const maker = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', maker)
  await makePicture(request, maker, 'Red shoes, 20% off')
  await makePicture(request, maker, 'Blue kettle')
  await page.goto('/en/my-material')
  await waitForHydration(page)
  const tiles = page.getByRole('list', { name: 'Library' }).getByRole('listitem')
  await expect(tiles).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search prompts and names' }).fill('SHOES')
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(tiles).toHaveCount(2)

  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Spring')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This folder is empty')).toBeVisible()
  await page.getByRole('link', { name: 'All items' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Red shoes, 20% off' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Spring')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Leave selection' }).click()
  await page.getByRole('link', { name: /^Spring/ }).click()
  await expect(tiles).toHaveCount(1)

  await page.getByRole('button', { name: /^Red shoes/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tiles).toHaveCount(1)
  await page.getByRole('button', { name: /^Red shoes/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(tiles).toHaveCount(0)
  await page.getByRole('link', { name: /^Trash/ }).click()
  await page.getByRole('button', { name: /^Red shoes/ }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('Trash is empty')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'All items' }).click()
  await expect(tiles).toHaveCount(1)
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findFaults(page)).toEqual([])
})
