import { contract } from '../../src/contract/contract.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

test('[R2.28] a template is used with the product that somebody works with, its blanks asked for, and saved again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  await request.post(contract.products.create.path, {
    headers: { authorization: `Bearer ${account.token}` },
    data: {
      name: 'Rally ball',
      description: '',
      price_text: '$25',
      price: null,
      rating: null,
      availability: null,
      colours: [],
      target_audiences: [],
      source_url: null,
      pictures: [],
    },
  })
  await page.goto('/en/templates')
  await waitForHydration(page)
  await expect(page.getByText(/^No templates yet\./)).toBeVisible()
  const sale = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sale' }) })
  await expect(sale).toContainText('Rally ball, [your offer] until [date]. Shop now')
  await sale.getByRole('link', { name: 'Use template' }).click()

  const create = new CreatePage(page)
  await expect(create.prompt).toHaveValue('Rally ball, [your offer] until [date]. Shop now')
  await expect(page.getByText('Replace [your offer] with your own words').first()).toBeVisible()
  await create.prompt.fill('Rally ball, 20% off until Sunday. Shop now')
  await page.getByRole('button', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
    '{product}, 20% off until Sunday. Shop now',
  )
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('Sunday sale')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Template saved').first()).toBeVisible()

  await page.goto('/en/templates')
  await waitForHydration(page)
  const own = page.getByRole('region', { name: 'Your team’s templates' })
  await expect(own.getByRole('listitem')).toContainText('Rally ball, 20% off until Sunday')
  await own.getByRole('button', { name: 'Delete Sunday sale' }).click()
  await expect(page.getByText(/^No templates yet\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(1)
})
