import { findFaults } from '../support/accessibility.ts'
import { makePicture } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

/** A German export from Meta; the last row is the total. */
const EXPORT = {
  name: 'anzeigen.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '\ufeffBerichtsstart;Berichtsende;Kampagnenname;Anzeigengruppenname;Anzeigenname;Impressionen;Link-Klicks;Ausgegebener Betrag (EUR);Käufe',
      '2026-10-01;2026-10-01;Herbst;DE;DE_Spring-Shoes_v1;6.000;250;50,25;5',
      '2026-10-02;2026-10-02;Herbst;DE;DE_Spring-Shoes_v1;6.000;230;49,75;4',
      '2026-10-01;2026-10-01;Herbst;DE;Anderes;12.000;120;80,00;1',
      ';;;;;24.000;600;180,00;10',
    ].join('\r\n'),
  ),
}

test('[R1.14] an export is imported, its figures are those of a hand calculation, and what works is made again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const maker = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', maker)
  await makePicture(request, maker, 'Red shoes, 20% off')
  await page.goto('/en/history')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Generated image: Red shoes, 20% off' }).click()
  await page.getByRole('button', { name: 'Save to team' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Show creative' }).click()
  await page.waitForURL(/\/en\/creative-records\/[\w-]+$/)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring shoes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Spring shoes' })).toBeVisible()

  await page.goto('/en/analytics')
  await waitForHydration(page)
  await expect(page.getByText('How to export your data')).toBeVisible()
  const picker = page.locator('input[data-picks=figures]')
  // The export most people start with: one row per month.
  const month = Buffer.from(
    'Reporting starts,Reporting ends,Ad name,Impressions,Link clicks,Amount spent (EUR)\n' +
      '2026-10-01,2026-10-31,Spring shoes,9000,90,70.00\n',
  )
  await picker.setInputFiles({ name: 'month.csv', mimeType: 'text/csv', buffer: month })
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  const reason = '1 row skipped: it covers several days. Export with a breakdown by day.'
  await expect(page.getByRole('alert')).toHaveText(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await picker.setInputFiles(EXPORT)
  const review = page.getByRole('dialog', { name: 'Check the columns' })
  await expect(review.getByLabel('Impressions')).toHaveValue('5')
  await expect(review.getByLabel('Currency of the file')).toHaveValue('EUR')
  expect(await findFaults(page)).toEqual([])
  await review.getByRole('button', { name: 'Import' }).click()
  const done = page.getByRole('dialog', { name: 'Imported' })
  await expect(done).toContainText('Daily results: 3 new, 0 updated, 0 unchanged.')
  await expect(done).toContainText('1 total row skipped')
  await done.getByRole('button', { name: 'Done' }).click()

  // 480 of 12,000 is 4 %; Wilson: (0.04 + 0.00016 ± 1.96 √(0.04·0.96/12000 + 0.00032/48000)) / 1.00032.
  const creative = page.getByRole('listitem').filter({ hasText: 'Spring shoes' })
  await expect(creative).toContainText('12,000 impressions, 480 clicks, 9 conversions')
  await expect(creative).toContainText('4% 3.66%–4.37%')
  await expect(creative.getByText('Better')).toBeVisible()
  // €100.00 for 480 clicks and 9 conversions.
  await expect(creative).toContainText('€0.21')
  await expect(creative).toContainText('€11.11')
  const next = page.getByText(
    'Make more like “Spring shoes”. It beats the rest on Meta with a click rate of 4% versus 1%.',
  )
  await expect(next).toBeVisible()
  await page.getByLabel('Group by').selectOption('ad')
  await expect(page.getByRole('heading', { name: 'Anderes' })).toBeVisible()
  await expect(page.getByText('12,000 impressions, 120 clicks, 1 conversion')).toBeVisible()
  await expect(page.getByText('Worse', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  await picker.setInputFiles(EXPORT)
  await review.getByRole('button', { name: 'Import' }).click()
  await expect(done).toContainText('Nothing new')
  await done.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Delete anzeigen.csv' }).click()
  await expect(page.getByText('1 item deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('anzeigen.csv')).toBeVisible()

  await page.getByRole('button', { name: 'More like this' }).first().click()
  await page.waitForURL(/use=similar/)
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Red shoes, 20% off')
})
