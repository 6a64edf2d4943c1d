import { randomUUID } from 'node:crypto'
import type { Download, Locator } from '@playwright/test'
import { probeMedia } from '../../src/backend/media/probe.ts'
import { FILES_PER_UPLOAD_MAX } from '../../src/contract/limits.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { LoginForm } from '../support/login-form.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

// With animations, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PASSWORD = 'wonder-ful-9'

/** The engine runs at a low priority. */
const RENDERED = { timeout: 60_000 }
const probe = async (download: Download) => probeMedia(await download.path())

test('[R1.01] [R1.02] [R1.03] [R3.02] from registration to an edited, animated and downloaded ad, paid as shown', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const create = new CreatePage(page)
  await create.open()
  await create.prompt.fill('A red mug on a white table, with the words “Good morning”')
  await page.getByRole('button', { name: 'Sign in to generate' }).click()
  await new LoginForm(page).register(`person-${randomUUID()}@example.com`, PASSWORD)

  await expect(create.prompt).toHaveValue(/^A red mug/)
  await expect(create.generateButton).toBeVisible()
  const before = await create.balance()
  const prices = [await create.generate()]
  await expect(create.results('image')).toHaveCount(1, RENDERED)

  await create.useNewest('Edit')
  await expect(page.getByRole('list', { name: 'Reference images' })).toContainText('@image1')
  await create.prompt.fill('Make the background blue')
  prices.push(await create.generate())
  await expect(create.results('image')).toHaveCount(2, RENDERED)

  await create.useNewest('Animate')
  await create.set('Length', '3s')
  await create.set('Resolution', '480p')
  await page.getByRole('button', { name: /^Sound/ }).click()
  prices.push(await create.generate())
  await expect(create.results('video')).toHaveCount(1, RENDERED)

  const spent = prices.reduce((sum, price) => sum + price, 0)
  await expect.poll(() => create.balance()).toBe(before - spent)

  await page.getByRole('link', { name: 'All creations' }).click()
  await expect(page.getByRole('heading', { name: 'Creation history' })).toBeVisible()
  await expect(page.getByText('3 items')).toBeVisible()

  const tiles = page.getByRole('listitem').filter({ has: page.locator('[data-tile]') })
  const save = async (index: number) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tiles.nth(index).getByRole('link', { name: 'Download' }).click({ force: true }),
    ])
    return probe(download)
  }
  const video = await save(0)
  expect(video).toMatchObject({ kind: 'video', height: 480, videoCodec: 'h264', audioCodec: 'aac' })
  expect(video.durationSeconds).toBeCloseTo(3, 0)
  expect(await save(2)).toMatchObject({ kind: 'image', width: 1080, height: 1080 })
})

test.describe('signed in', () => {
  test.beforeEach(async ({ context, request, baseURL }) => {
    await signInBrowser(context, baseURL ?? '', await createAccount(request))
  })

  test('[R4.03] [D4.17] while one runs the next waits in line, through a reload, and starts by itself', async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const create = new CreatePage(page)
    await create.open('/en/?tab=text_to_video')
    await create.set('Length', '3s')
    await create.set('Resolution', '480p')
    await create.prompt.fill('Waves at dusk')
    await create.generateButton.click()
    await expect(page.getByText('Up next: starts when the one before it is done')).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
    await create.prompt.press('Control+Enter')
    await create.prompt.press('Control+Enter')
    const waiting = page.getByRole('region', { name: 'Waiting' }).getByRole('listitem')
    await expect(waiting).toHaveCount(2)
    await waiting.last().getByRole('button', { name: 'Cancel' }).click()
    await expect(waiting).toHaveCount(1)

    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(create.results('video')).toHaveCount(2, { timeout: 180_000 })
    await expect(waiting).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^\(/)
  })

  test('[R4.04] [R4.06] [R8.09] leaving and cancelling ask first, and a no changes nothing', async ({
    page,
  }) => {
    const create = new CreatePage(page)
    await create.open('/en/?tab=text_to_video')
    await create.set('Length', '30s')
    await create.prompt.fill('A long road')
    await create.generateButton.click()
    await expect(page.getByText('Generating, please wait')).toBeVisible({ timeout: 60_000 })

    await page.getByRole('button', { name: '1 generation running' }).click()
    await expect(page.getByRole('dialog', { name: 'Generation in progress' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'All creations' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL(/tab=text_to_video/)

    const before = await create.balance()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel this generation?' })
    await expect(question).toContainText('won’t be returned')
    await question.getByRole('button', { name: 'Keep generating' }).click()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await question.getByRole('button', { name: 'Cancel generation' }).click()
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
    expect(await create.balance()).toBe(before)
  })

  test('[R2.41] the full screen closes by Escape and gives back focus and place', async ({
    page,
  }) => {
    const create = new CreatePage(page)
    await create.open()
    await create.prompt.fill('A green chair')
    await create.generate()
    await create.results().first().focus()
    const placeOf = () => page.locator('header').boundingBox()
    const place = await placeOf()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await placeOf()).toEqual(place)
    await page.keyboard.press('Escape')
    await expect(create.results().first()).toBeFocused()
  })

  test('[R5.09] [R5.10] [R5.11] [R8.09] pictures are uploaded, ordered without dragging, and limited', async ({
    page,
  }) => {
    const create = new CreatePage(page)
    await create.open('/en/?tab=image_edit')
    await expect(page.getByText('Please add an image')).toBeVisible()
    await page.getByRole('button', { name: 'Add images' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload from this device' }).click()
    const files = Array.from({ length: FILES_PER_UPLOAD_MAX + 1 }, (_, index) => ({
      name: `${index + 1}.png`,
      mimeType: 'image/png',
      buffer: ONE_PIXEL,
    }))
    await (await chooser).setFiles(files)
    await expect(page.getByText('Upload up to 30 files at once')).toBeVisible()
    await expect(page.getByText('Upload up to 4 images')).toBeVisible()
    const tray = page.getByRole('list', { name: 'Reference images' }).getByRole('listitem')
    await expect(tray).toHaveCount(4)
    await page.getByRole('button', { name: /^@image2, 2.png/ }).click()
    await page.getByRole('menuitem', { name: 'Move left' }).click()
    await expect(page.getByRole('button', { name: /^@image1, 2.png/ })).toBeVisible()

    await pasteInto(create.prompt, 'https://shop.example/mug.jpg')
    await page.getByRole('button', { name: 'Add as image' }).click()
    await expect(page.getByText('Up to 4 pictures are supported').first()).toBeVisible()
    await page.getByRole('button', { name: 'Keep as text' }).click()
  })

  test('[R2.10] the composer opens from a bar and fits 360 pixels @phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    const create = new CreatePage(page)
    await create.open()
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: /^Sale / }).click()
    const sheet = page.getByRole('dialog', { name: 'Text to Image' })
    await expect(create.prompt).toBeFocused()
    await page.keyboard.type('Aurora shoes')
    await expect(create.prompt).toHaveValue(/^Aurora shoes, \[20% off\]/)
    // However long the notes about the text are, the button stays in view.
    await expect(sheet.getByText('Not on the ad:')).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Generate/ })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^Aurora shoes/ }).click()
    await sheet.getByRole('textbox', { name: 'Prompt' }).fill('A yellow lamp')
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    await sheet.getByRole('button', { name: /^Generate/ }).click()
    await expect(sheet).toBeHidden()
    await expect(create.results()).toHaveCount(1, { timeout: 120_000 })
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  })
})

test('[R2.10] [R2.17] English has six modes, other languages three, the video page its own', async ({
  page,
}) => {
  const modes = page.getByRole('navigation').filter({ has: page.locator('[href*="tab="]') })
  for (const [path, count] of [
    ['/en/', 6],
    ['/fr/', 3],
    ['/th/veo3.1', 3],
  ] as const) {
    await page.goto(path)
    await expect(modes.getByRole('link')).toHaveCount(count)
  }

  await page.goto('/fr/')
  await waitForHydration(page)
  await modes.getByRole('button', { name: 'Plus' }).click()
  await page.getByRole('menuitem', { name: 'Texte en vidéo' }).click()
  await expect(page).toHaveURL(/tab=text_to_video/)
  await page.reload()
  await expect(modes.getByRole('button', { name: 'Texte en vidéo' })).toBeVisible()
})

/** The smallest possible image. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Pastes text from outside, like Ctrl+V. */
const pasteInto = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
