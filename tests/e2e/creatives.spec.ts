import { findFaults } from '../support/accessibility.ts'
import { makePicture } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

test('[R2.31] [R3.10] [R4.16] a result is saved, a guest comments on a place and approves, and the maker sees it', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const maker = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', maker)
  await makePicture(request, maker, 'Red shoes, 20% off')
  await page.goto('/en/history')
  await waitForHydration(page)
  await expect(page.getByText('just now')).toBeVisible()
  await page.getByRole('button', { name: 'Generated image: Red shoes, 20% off' }).click()
  await page.getByRole('button', { name: 'Save to team' }).click()
  await expect(page.getByText('Image saved').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Show creative' }).click()
  await page.waitForURL(/\/en\/creative-records\/[\w-]+$/)

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring shoes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Spring shoes' })).toBeVisible()
  await page.getByRole('button', { name: 'Add languages' }).click()
  const languages = page.getByRole('dialog', { name: 'Add languages' })
  await languages.getByRole('button', { name: 'Deutsch' }).click()
  await languages.getByRole('textbox', { name: 'Headline' }).fill('Rote Schuhe')
  await languages.getByRole('textbox', { name: 'Offer' }).fill('20 % Rabatt')
  await languages.getByRole('textbox', { name: 'Button' }).fill('Jetzt kaufen')
  await languages.getByRole('button', { name: /^Add 1 language · \d+ credits?$/ }).click()
  await page.getByRole('button', { name: 'Save 1 language' }).click()
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    /\/creative-records\//,
  )
  await page.getByRole('button', { name: 'Ask for review' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const visit = await elsewhere.newPage()
  const answer = await visit.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(await answer?.text()).toContain('noindex')
  await waitForHydration(visit)
  await expect(visit.getByRole('heading', { name: 'Spring shoes' })).toBeVisible()
  await visit.getByRole('button', { name: 'Approve' }).click()
  await expect(visit.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  await visit.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  const box = await visit.getByRole('img', { name: 'Spring shoes' }).boundingBox()
  if (!box) throw new Error('there is no picture')
  await visit.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
  await visit.keyboard.type('<i>Bigger</i> logo')
  await visit.getByRole('button', { name: 'Send comment' }).click()
  await expect(visit.getByText('<i>Bigger</i> logo')).toBeVisible()
  await visit.getByRole('button', { name: 'Approve' }).click()
  await expect(visit.getByRole('button', { name: 'Approved' })).toBeVisible()
  expect(await measureOverflow(visit)).toBeLessThanOrEqual(0)
  expect(await findFaults(visit)).toEqual([])

  await page.goto('/en/creative-records')
  await waitForHydration(page)
  await expect(page.getByText('1 open comment')).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click()
  const news = page.getByRole('dialog', { name: 'Notifications' })
  await expect(news).toContainText('Ada approved “Spring shoes”')
  await expect(news).toContainText('Ada: <i>Bigger</i> logo')
  await news.getByRole('link', { name: 'Show review' }).first().click()
  await expect(page.getByRole('button', { name: 'Comment 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText(/^resolved by/)).toBeVisible()
  await page.getByRole('button', { name: 'Close link' }).click()
  await expect(page.getByText('Link closed').first()).toBeVisible()
  await visit.reload()
  const closed = { name: 'This link was closed or has expired' }
  await expect(visit.getByRole('heading', closed)).toBeVisible()
  await elsewhere.close()
})
