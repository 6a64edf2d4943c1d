import { expect, test } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { makePicture } from '../support/media-files.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

test('[R1.02] an edit beyond the engine is refused by the name of its part and costs nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  const create = new CreatePage(page)
  await create.open()
  const before = await create.balance()
  await create.openTab('Image Edit')
  const buffer = await makePicture({ width: 320, height: 240 })
  await page.getByRole('button', { name: 'Add images' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload from this device' }).click()
  await (await chooser).setFiles({ name: 'man.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('list', { name: 'Reference images' })).toContainText('@image1')

  await create.prompt.fill('Warmer, and make the man smile')
  await expect(create.generateButton).toBeEnabled()
  await create.generateButton.click()
  const sentence = page.getByText(
    /^The built-in engine can’t do “make the man smile”\..* You were not charged\./,
  )
  await expect(sentence.first()).toBeVisible({ timeout: 60_000 })
  await expect(create.results()).toHaveCount(0)
  await page.reload()
  await expect.poll(() => create.balance()).toBe(before)
})
