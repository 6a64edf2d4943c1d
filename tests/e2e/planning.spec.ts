import { readFile } from 'node:fs/promises'
import { findFaults } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const SENTENCE = 'Cold brew coffee. Steeped for 18 hours. $4.50'

test('[R1.14] a sentence leads to briefs that fill the composer, and to a month as a table', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  await page.goto('/en/ai-cmo')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'What are you advertising?' }).fill(SENTENCE)
  await page.getByRole('spinbutton', { name: 'Budget (optional)' }).fill('100')
  await page.getByRole('button', { name: 'Plan four weeks' }).click()
  await expect(page.getByText(/^Built from templates/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make it' })).toHaveCount(12)
  expect(await findFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  const amounts = [...table.matchAll(/,(\d+\.\d\d)\r\n/g)].map(([, amount]) => Number(amount))
  expect(amounts).toHaveLength(12)
  expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(10_000)

  await page.getByRole('button', { name: /^Make all · 12 ads · \d+ credits$/ }).click()
  await expect(page.getByText('12 ads are in line')).toBeVisible()
  // No page of the product is open now; the server continues on its own.
  await page.goto('about:blank')
  const finished = async () => {
    const address = '/backend/auth/task/list?status=finished'
    const answer = await request.get(address, { headers: { authorization: account.token } })
    return (await answer.json()).data.total
  }
  await expect.poll(finished, { timeout: 90_000 }).toBeGreaterThan(1)
  const create = new CreatePage(page)

  await page.goto('/en/adgpt')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'What are you advertising?' }).fill(SENTENCE)
  await page.getByRole('button', { name: 'Write briefs' }).click()
  const brief = page.getByRole('listitem').filter({ hasText: 'Benefit first' }).first()
  await expect(brief).toContainText('Steeped for 18 hours')
  await brief.getByRole('link', { name: 'Make image' }).click()
  await expect(create.prompt).toHaveValue(/^Steeped for 18 hours\nCold brew coffee\n\$4\.50\n/)
})
