import sharp from 'sharp'
import { findFaults } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const PROMPT = 'Cold brew coffee, headline "Slow mornings", $4.50, button "Order now"'

test('[R1.08] an ad opens as layers: one is moved by keys, another retyped, taken back, and saved as a new version', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  const headers = { authorization: `Bearer ${account.token}` }
  const task = { workflow_type: 'text_to_image', prompt: PROMPT, seed: 3, aspect_ratio: '1:1' }
  const show = async (taskId: string) =>
    (await (await request.get(`/backend/auth/task/${taskId}`, { headers })).json()).data
  const made = await request.post('/backend/auth/task/create', { headers, data: task })
  const { task_id } = (await made.json()).data
  const isMade = async () => (await show(task_id)).status
  await expect.poll(isMade, { timeout: 60_000 }).toBe('SUCCEEDED')
  const [{ output_id, url: before }] = (await show(task_id)).outputs

  // From the menu of the feed.
  await page.goto('/en/history')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Edit layers' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/edit-layers\\?picture=${output_id}`))
  const stage = page.getByRole('list', { name: 'Layers' }).first()
  const headline = stage.getByRole('button', { name: /^Headline: / })
  // It's composed again and taken apart.
  await expect(headline).toBeVisible({ timeout: 60_000 })

  // By keyboard: move by ten pixels and one, make and delete a copy, and undo each step.
  const y = page.getByRole('textbox', { name: 'Y', exact: true })
  await headline.focus()
  const top = Number(await y.inputValue())
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(y).toHaveValue(String(top + 11))
  await page.keyboard.press('Control+d')
  await expect(headline).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(headline).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(headline).not.toBeFocused()
  await headline.focus()

  // By a handle, which takes no focus: keys undo it and move the layer.
  const width = page.getByRole('textbox', { name: 'Width', exact: true })
  const wide = await width.inputValue()
  const handle = await page.locator('[data-handle=e]').boundingBox()
  if (!handle) throw new Error('no handle')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x - 60, handle.y + handle.height / 2, { steps: 3 })
  await page.mouse.up()
  await expect(width).not.toHaveValue(wide)
  await page.keyboard.press('Control+z')
  await expect(width).toHaveValue(wide)
  await page.keyboard.press('ArrowDown')
  await expect(y).toHaveValue(String(top + 12))
  await page.keyboard.press('Control+z')
  await headline.focus()

  // The engine draws the text again.
  const picture = headline.locator('xpath=preceding-sibling::img')
  const drawn = await picture.getAttribute('src')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Fast evenings')
  await expect(picture).not.toHaveAttribute('src', drawn ?? '')
  await expect(stage.getByRole('button', { name: 'Headline: Fast evenings' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)

  await page.getByRole('button', { name: /^Save new version · 1 credit/ }).click()
  await expect(page.getByText('Saved as a new version')).toBeVisible({ timeout: 60_000 })
  const { tasks } = (await (await request.get('/backend/auth/task/list', { headers })).json()).data
  const [version] = tasks
  expect(version).toMatchObject({ workflow_type: 'layers', credits_charged: 1 })
  const after = version.outputs[0].url
  const rows = await Promise.all(
    [before, after].map(async (address) => {
      const bytes = await (await request.get(address)).body()
      return sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    }),
  )
  const [one, other] = rows
  if (!one || !other) throw new Error('no pictures')
  expect(other.info).toMatchObject({ width: one.info.width, height: one.info.height })
  expect(other.data.equals(one.data)).toBe(false)
  // The last rows are far from the headline.
  const far = one.info.width * 3 * 40
  expect(other.data.subarray(-far).equals(one.data.subarray(-far))).toBe(true)
})
