import { findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

test('the create page and its history are free of accessibility faults, dark and light', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  const create = new CreatePage(page)
  await create.open('/en/?tab=first_last_frame')
  expect(await findFaultsInBothThemes(page)).toEqual(NO_FAULTS)

  await create.open()
  await create.prompt.fill('A blue bottle')
  await create.generate()
  await create.results().first().click()
  await expect(page.getByRole('region', { name: 'Selected creation' })).toBeVisible()
  expect(await findFaultsInBothThemes(page)).toEqual(NO_FAULTS)

  // After scrolling, the composer is folded.
  await create.prompt.click()
  await page.getByRole('button', { name: /^Model/ }).click()
  await expect(page.getByRole('dialog', { name: 'Models' })).toBeVisible()
  expect(await findFaultsInBothThemes(page, { within: '[role=dialog]' })).toEqual(NO_FAULTS)
  await page.goto('/en/history')
  await expect(page.getByText('1 item')).toBeVisible()
  expect(await findFaultsInBothThemes(page)).toEqual(NO_FAULTS)
})
