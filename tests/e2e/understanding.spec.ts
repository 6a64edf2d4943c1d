import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const ROW = /^How the engine read your prompt/

test.beforeEach(async ({ context, request, baseURL }) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
})

test('[R1.01] what the engine understood is shown, set right by hand, and stays with the result', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/en/knowledge')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Add knowledge' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('What we may say')
  await page.getByRole('textbox', { name: 'Text' }).fill('Made in Kiel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Made in Kiel' })).toBeVisible()

  const create = new CreatePage(page)
  await create.open()
  await create.openTab('Text to Image')
  await create.prompt.fill('Make an ad for running shoes, 30% off, shop now')
  const row = page.getByRole('button', { name: ROW })
  await expect(row).toContainText('Running shoes')
  await expect(row).toContainText('30% off')

  await row.click()
  const editor = page.getByRole('dialog', { name: 'How the engine read your prompt' })
  await editor.getByRole('textbox', { name: 'Headline', exact: true }).fill('Run like the wind')
  await editor.getByRole('textbox', { name: 'Offer' }).fill('')
  await expect(row).not.toContainText('Made in Kiel')
  await editor.getByRole('button', { name: 'Made in Kiel' }).click()
  await expect(editor.getByRole('textbox', { name: 'Features' })).toHaveValue(/Made in Kiel$/)
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Run like the wind')
  await expect(row).not.toContainText('30% off')

  await create.prompt.fill('Make an ad for running shoes, 30% off, free shipping, shop now')
  await expect(row).toContainText('Free shipping')
  await expect(row).toContainText('Run like the wind')

  await create.generate()
  await create.results().first().click()
  const facts = page.getByRole('region', { name: 'Set by hand' })
  await expect(facts).toContainText('Run like the wind')
  await expect(facts).toContainText('left out')

  await page.getByRole('button', { name: 'More like this' }).click()
  await expect(page.getByText('In this style')).toBeVisible()
  await expect(row).toContainText('Run like the wind')
  await create.generate()
  await expect(create.results()).toHaveCount(5, { timeout: 120_000 })

  await create.prompt.fill('A quiet hotel by the sea')
  await expect(row).toContainText('hotel')
  await expect(row).not.toContainText('Run like the wind')
})

test('[R1.01] the reading opens as a sheet and fits 360 pixels @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const create = new CreatePage(page)
  await create.open('/th/')
  await page.getByRole('button', { name: /^อธิบาย|^Describe|^บอก/ }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('รองเท้าวิ่ง ลด 30% ส่งฟรี')
  const row = page.getByRole('button', { name: /รองเท้าวิ่ง/ })
  await row.click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
})
