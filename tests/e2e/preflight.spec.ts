import { findFaults } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const PROMPT =
  'Cold brew coffee, headline "Slow mornings", $4.50, button "Order now". While stocks last.'

test('before a pack is made, another price and a lost legal line are found, and mended by one click', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  const headers = { authorization: `Bearer ${account.token}` }
  const post = async (address: string, data: object) =>
    (await (await request.post(address, { headers, data })).json()).data
  const make = async (data: object) => {
    const { task_id } = await post('/backend/auth/task/create', data)
    const show = async () =>
      (await (await request.get(`/backend/auth/task/${task_id}`, { headers })).json()).data
    await expect.poll(async () => (await show()).status, { timeout: 90_000 }).toBe('SUCCEEDED')
    return { task_id, output: (await show()).outputs[0] }
  }
  const first = await make({
    ...{ workflow_type: 'text_to_image', prompt: PROMPT, seed: 3, aspect_ratio: '1:1' },
  })
  const { document } = await post(`/api/v1/auth/layers/${first.output.output_id}`, {})
  const layers = document.layers
    .filter(({ role }: { role: string }) => role !== 'legal')
    .map((layer: { role: string }) => (layer.role === 'price' ? { ...layer, text: '$3' } : layer))
  const worse = await make({
    workflow_type: 'layers',
    layers: { of: first.output.output_id, before: document, after: { ...document, layers } },
  })
  await post('/backend/auth/my-creative/create', {
    ...{ log_id: worse.task_id, generation_method: 'MY_CREATION' },
    image_creative: { image_url: worse.output.url },
  })

  await page.goto('/en/ads-manager')
  await waitForHydration(page)
  await page.getByRole('checkbox', { name: /^Select: / }).check()
  await page.getByRole('button', { name: 'Export pack' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export pack' })
  await expect(dialog.getByText('“$3” has a figure that isn’t in the brief.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(dialog.getByText(/The legal line is missing: “While stocks last/)).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)

  await dialog.getByRole('button', { name: 'Fix all' }).click()
  await expect(page.getByText('Saved as a new version')).toBeVisible({ timeout: 120_000 })
  await expect(dialog.getByText(/isn’t in the brief/)).toBeHidden({ timeout: 60_000 })
  await expect(dialog.getByText(/legal line is missing/)).toBeHidden()
  await expect(dialog.getByRole('button', { name: /^Export \d+ files?$/ })).toBeEnabled()
})
