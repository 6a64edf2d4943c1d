import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { askProduct, createAccount, signInBrowser } from '../support/product-accounts.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'
import { startOpenAiCompatible } from '../support/providers/openai-compatible/stand-in.ts'
import { startSpeech } from '../support/providers/speech/stand-in.ts'
import {
  startTextModelServer,
  type TextModelServer,
} from '../support/providers/text-model/stand-in.ts'
import type { Vendor } from '../support/providers/vendor.ts'
import { startWhisper } from '../support/providers/whisper/stand-in.ts'
import { makeSound } from '../support/sound-file.ts'
import { withSound } from '../support/spoken-video.ts'

/** A product with a connected image server, but not yet a video server. */
let product: ProductServer
let server: Vendor
let writer: TextModelServer
let speaker: Vendor
let listener: Vendor
let folder: string

// One product for all tests: parallel ones would each start their own.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-connected-'))
  server = await startOpenAiCompatible()
  writer = await startTextModelServer()
  speaker = await startSpeech(['af_heart', 'af_bella', 'ff_siwis'])
  speaker.output = makeSound({ seconds: 2 })
  listener = await startWhisper()
  const size = { width: 1024, height: 1024 }
  const picture = sharp({ create: { ...size, channels: 3, background: '#274' } })
  server.output = await picture.png().toBuffer()
  await writeFile(join(folder, 'models.json'), '[]')
  product = await startProduct({
    folder,
    hasDatabase: true,
    isBrief: true,
    env: {
      RATE_LIMITS: 'false',
      SELF_HOSTED_URL: `${server.baseUrl}/v1`,
      SELF_HOSTED_IMAGE_MODELS: 'z-image-turbo,sd-turbo',
      MODELS_FILE: join(folder, 'models.json'),
      TEXT_MODEL_URL: `${writer.baseUrl}/v1`,
      TEXT_MODEL: 'small',
      SPEECH_URL: `${speaker.baseUrl}/v1`,
      WHISPER_URL: `${listener.baseUrl}/v1`,
    },
  })
})
test.afterAll(async () => {
  await product.stop()
  await server.close()
  await writer.close()
  await speaker.close()
  await listener.close()
  await rm(folder, { recursive: true, force: true })
})

test('[D10.03] a model that an operator connected is chosen with its price, paints, and is paid as shown', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  const create = new CreatePage(page)
  await create.open(`${product.baseUrl}/en/?tab=text-to-image`)
  await create.prompt.fill('A red mug on a white table')

  await page.getByRole('button', { name: /^Model/ }).click()
  const model = page.getByRole('button', { name: /^z-image-turbo/ })
  await expect(model).toContainText('1 credit')
  await model.click()
  const before = await create.balance()
  expect(await create.generate()).toBe(1)

  await expect(create.results('image')).toHaveCount(1)
  await expect.poll(() => create.balance()).toBe(before - 1)
  expect(server.at('submit')).toHaveLength(1)
  expect(server.at('submit')[0]?.json).toMatchObject({ model: 'z-image-turbo', n: 1 })
})

test('[D10.03] a picture by a connected model carries the exact words, which the model never hears; switched off, it is left alone', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  const create = new CreatePage(page)
  await create.open(`${product.baseUrl}/en/?tab=text-to-image`)
  await page.getByRole('button', { name: /^Model/ }).click()
  await page.getByRole('button', { name: /^z-image-turbo/ }).click()
  await create.prompt.fill(BRIEF)

  const exactly = page.getByRole('switch', { name: 'Set the words exactly' })
  await expect(exactly).toBeChecked()
  await expect(page.getByText('Headline', { exact: true })).toBeVisible()
  await create.generate()
  const asked = server.at('submit').at(-1)?.json
  expect(asked).toMatchObject({ prompt: expect.stringMatching(/^A mug on stone.*no letters/i) })
  expect(JSON.stringify(asked)).not.toMatch(/Slow mornings|24|Shop now/)
  expect(await inkShare(page, create)).toBeGreaterThan(0.02)

  const words = create.results('image')
  await create.useNewest('Change words')
  await expect(page.getByText('Over this image')).toBeVisible()
  await expect(exactly).toBeHidden()
  const row = page.getByRole('button', { name: /How the engine read your prompt/ })
  await row.click()
  const editor = page.getByRole('dialog', { name: 'How the engine read your prompt' })
  await editor.getByRole('textbox', { name: 'Headline', exact: true }).fill('Slow Sundays')
  await page.keyboard.press('Escape')
  const submitted = server.at('submit').length
  expect(await create.generate()).toBe(1)
  // Earlier results still say they're ready, so wait for the new image itself.
  await expect(words).toHaveCount(2)
  expect(server.at('submit')).toHaveLength(submitted)
  expect(await inkShare(page, create)).toBeGreaterThan(0.02)
  await create.useNewest('Change words')
  await page.getByRole('button', { name: 'Without this image' }).click()
  await page.getByRole('button', { name: /^Model/ }).click()
  await page.getByRole('button', { name: /^z-image-turbo/ }).click()

  await exactly.click()
  await expect(page.getByText('The prompt goes to the model as is.')).toBeVisible()
  await create.generateButton.click()
  await expect(words).toHaveCount(3)
  expect(server.at('submit').at(-1)?.json).toMatchObject({ prompt: BRIEF })
  expect(await inkShare(page, create)).toBeLessThan(0.005)
})

const BRIEF = 'A mug on stone, morning light. “Slow mornings”. $24. Shop now'

/** Share of the newest result that isn't the stand-in's plain color; its mark is a small part of that. */
async function inkShare(page: Page, create: CreatePage): Promise<number> {
  const shown = create.results('image').first().locator('img')
  const address = (await shown.getAttribute('src')) ?? ''
  const picture = await page.request.get(new URL(address, product.baseUrl).href)
  const { data } = await sharp(await picture.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let inked = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.hypot(red - 0x22, green - 0x77, blue - 0x44) > 60) inked += 1
  }
  return inked / (data.length / 3)
}

test('a service that refuses its key costs nobody anything, and the person is told', async ({
  page,
  context,
  playwright,
}) => {
  server.spoil('submit', server.refusals.auth)
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  const create = new CreatePage(page)
  await create.open(`${product.baseUrl}/en/?tab=text-to-image`)
  const before = await create.balance()
  await create.prompt.fill('A red mug on a white table')
  await page.getByRole('button', { name: /^Model/ }).click()
  await page.getByRole('button', { name: /^z-image-turbo/ }).click()
  await create.generateButton.click()
  await expect(page.getByText(/This model isn’t available right now/).first()).toBeVisible()
  await expect.poll(() => create.balance()).toBe(before)
})

test('a prompt is enhanced with its changes marked, taken, brought back, and put into another language', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  const create = new CreatePage(page)
  await create.open(`${product.baseUrl}/en/?tab=text-to-image`)
  const mine = 'Red shoes by Acme, $89 until Sunday'
  await create.prompt.fill(mine)
  const proposal = page.getByRole('region', { name: 'Suggested prompt' })

  writer.say({ prompt: 'Red shoes by Acme, $79 until Sunday' })
  await page.getByRole('button', { name: 'Enhance prompt' }).click()
  await expect(proposal).toContainText('changed a figure, a name, or a promise')
  await expect(proposal.getByRole('insertion')).toContainText('Bold, dynamic look')
  await proposal.getByRole('button', { name: 'Keep mine' }).click()
  await expect(create.prompt).toHaveValue(mine)

  const better = 'Crimson shoes by Acme, $89 until Sunday'
  writer.say({ prompt: better })
  await page.getByRole('button', { name: 'Enhance prompt' }).click()
  await expect(proposal.getByRole('deletion')).toHaveText('Red')
  await expect(proposal.getByRole('insertion')).toHaveText('Crimson')
  await proposal.getByRole('button', { name: 'Use these words' }).click()
  await expect(create.prompt).toHaveValue(better)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(create.prompt).toHaveValue(mine)

  const french = 'Chaussures rouges Acme, 89 $ jusqu’à dimanche'
  writer.say({ prompt: french })
  await page.getByRole('button', { name: 'Translate prompt' }).click()
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await proposal.getByRole('button', { name: 'Use these words' }).click()
  await expect(create.prompt).toHaveValue(french)
})

test('[R1.14] a script is said by a voice that was heard before, at the price on the button', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  await page.goto(`${product.baseUrl}/en/voice-over`)
  await waitForHydration(page)
  const script = 'Slow mornings begin here.'
  await page.getByRole('textbox', { name: 'Script' }).fill(script)
  await expect(page.getByText('25 of 4,000 characters · about 2 seconds')).toBeVisible()
  const voices = page.getByRole('group', { name: 'Voice' })
  await expect(voices.getByRole('radio')).toHaveCount(2)
  await page.getByRole('button', { name: 'Hear af_bella' }).click()
  await expect.poll(() => speaker.at('submit').at(-1)?.json.voice).toBe('af_bella')
  await page.getByRole('radio', { name: 'af_bella' }).check()
  await page.getByRole('button', { name: 'Generate · 1 credit' }).click()
  await expect(page.getByRole('button', { name: `Play ${script}` })).toBeVisible()
  expect(speaker.at('submit').at(-1)?.json).toMatchObject({ input: script, voice: 'af_bella' })
  await expect(page.getByText('499 credits')).toBeVisible()
})

test('[D10.03] a model that is retired while it is chosen names its successor and is not submitted', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  const create = new CreatePage(page)
  await create.open(`${product.baseUrl}/en/?tab=text-to-image`)
  await create.prompt.fill('A red mug on a white table')
  await page.getByRole('button', { name: /^Model/ }).click()
  const old = page.getByRole('button', { name: /^sd-turbo/ })
  await old.click()

  const retired = {
    status: 'retired',
    retiresAt: '2026-11-01',
    successor: 'self-hosted/z-image-turbo',
  }
  const rows = [{ id: 'self-hosted/sd-turbo', ...retired }]
  await writeFile(join(folder, 'models.json'), JSON.stringify(rows))
  await page.getByRole('button', { name: /^Model/ }).click()
  await expect(old).toContainText('Retired by its developer on Nov 1, 2026. Try z-image-turbo.', {
    timeout: 60_000,
  })
  await expect(old).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(create.generateButton).toBeDisabled()
  await expect(create.generateButton).toHaveAccessibleDescription(
    /sd-turbo was retired by its developer/,
  )

  await page.getByRole('button', { name: /^Model/ }).click()
  await page.getByRole('button', { name: /^z-image-turbo/ }).click()
  await create.generate()
  expect(server.at('submit').at(-1)?.json).toMatchObject({ model: 'z-image-turbo' })
})

test('[R8.09] an operator does everything on their page by the keyboard, and the focus is never lost', async ({
  page,
  context,
  playwright,
}) => {
  const { baseUrl, dataDir } = product
  const request = await playwright.request.newContext({ baseURL: baseUrl })
  const operator = await createAccount(request, { dataDir })
  await askProduct('operator.grant', { email: operator.email }, dataDir)
  await signInBrowser(context, baseUrl, operator)

  await page.goto(`${baseUrl}/en/admin`)
  await waitForHydration(page)
  const own = page.getByRole('region', { name: 'Self-hosted' })
  // The first of its services; voices are a separate one.
  const check = own.getByRole('button', { name: 'Check the connection' }).first()
  await walkTo(page, check)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The connection works')).toBeVisible()
  await expect(check).toBeFocused()

  const budget = own.getByRole('textbox', { name: /^Daily budget/ }).first()
  await walkTo(page, budget)
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(own.getByText('of $5.00')).toBeVisible()
  await expect(budget).toBeFocused()

  await page.goto(`${baseUrl}/en/admin?show=models`)
  const model = page.getByRole('switch', { name: 'z-image-turbo' })
  await walkTo(page, model)
  for (const state of ['unchecked', 'checked']) {
    await page.keyboard.press('Space')
    await expect(model).toBeChecked({ checked: state === 'checked' })
    await expect(model).toHaveAttribute('aria-busy', 'false')
    await expect(model).toBeFocused()
  }

  server.spoil('submit', server.refusals.policy)
  server.spoil('submit', 'hang')
  for (const prompt of ['A red mug', 'A blue mug']) {
    const body = { workflow_type: 'text_to_image', model: 'self-hosted/z-image-turbo', prompt }
    await request.post('/backend/auth/task/create', {
      headers: { authorization: operator.token },
      data: body,
    })
    await expect.poll(() => server.at('submit').at(-1)?.json.prompt).toBe(prompt)
  }
  await page.goto(`${baseUrl}/en/admin?show=tasks`)
  await waitForHydration(page)
  const release = page.getByRole('button', { name: 'End and refund' })
  await walkTo(page, release)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(release).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is queued or running.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unfinished, oldest first' })).toBeFocused()

  const again = page.getByRole('button', { name: 'Try again' }).last()
  await walkTo(page, again)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Restarted' })).toBeFocused()
})

/** Moves by Tab only, and checks that the focus is visible. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const seen = target.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(await seen).not.toBe('none')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

test('[R1.09] what is said in a video becomes subtitles at the price shown, and a copy in another language', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.baseUrl })
  const account = await createAccount(request, { dataDir: product.dataDir })
  await signInBrowser(context, product.baseUrl, account)
  await page.goto(`${product.baseUrl}/en/subtitles`)
  await waitForHydration(page)
  const buffer = await withSound(await makePlainVideo(2), 2)
  const video = { name: 'spot.mp4', mimeType: 'video/mp4', buffer }
  await page.locator('input[data-picks=video]').setInputFiles(video)
  await page.getByRole('button', { name: 'Make from speech · 1 credit' }).click()
  const words = page.getByRole('textbox', { name: /^Text of subtitle/ })
  await expect(words).toHaveValue('Slow mornings begin here. Come and see.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  writer.say({ lines: [{ number: 1, text: 'Hier beginnt der ruhige Morgen. Kommen Sie vorbei.' }] })
  await page.getByLabel('Translate into').selectOption('de')
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect(words).toHaveValue('Hier beginnt der ruhige Morgen.\nKommen Sie vorbei.')
  await page.getByRole('link', { name: 'All subtitles' }).click()
  await expect(page.getByRole('link', { name: /^spot \(Deutsch\)/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^spot\.mp4/ })).toContainText('1 subtitle')
})
