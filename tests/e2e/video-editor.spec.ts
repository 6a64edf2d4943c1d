import sharp from 'sharp'
import { findFaults } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { makePicture } from '../support/media-files.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'
import { lumaOf } from '../support/video-facts.ts'

test('[R1.14] two videos and an image are split, joined and ordered by keyboard, made one, and opened again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  await page.goto('/en/video-editor')
  await waitForHydration(page)
  const bytes = await makePlainVideo(2)
  const files = ['one.mp4', 'two.mp4'].map((name) => ({
    ...{ name, mimeType: 'video/mp4', buffer: bytes },
  }))
  const picker = page.locator('input[accept="image/*,video/*"]')
  const broken = { name: 'torn.mp4', mimeType: 'video/mp4', buffer: bytes.subarray(0, 600) }
  await picker.setInputFiles([...files.slice(0, 1), broken, ...files.slice(1)])
  const clip = (place: number) => page.getByRole('button', { name: new RegExp(`^Clip ${place}: `) })
  await expect(clip(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^torn\.mp4: /)).toBeVisible()

  // Remove the first clip's second half, restore it, and join it with a dissolve.
  await clip(1).click()
  const moment = page.getByRole('slider', { name: 'Moment in the video' })
  await moment.focus()
  const last = await moment.getAttribute('aria-valuemax')
  await page.keyboard.press('End')
  await expect(moment).toHaveAttribute('aria-valuenow', last ?? '')
  await page.keyboard.press('Home')
  await expect(moment).toHaveAttribute('aria-valuenow', '0')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(moment).toHaveAttribute('aria-valuenow', '30')
  await page.keyboard.press('s')
  await expect(clip(3)).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(clip(3)).toHaveCount(0)
  await expect(clip(1)).toHaveAccessibleName(/one\.mp4, 0:01\.0$/)
  await page.keyboard.press('Control+z')
  await expect(clip(3)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await clip(2).click()
  await page.getByRole('combobox', { name: 'Transition' }).selectOption('Dissolve')
  await page.getByRole('button', { name: 'Move left' }).click()
  await expect(clip(1)).toHaveAccessibleName(/two\.mp4, 0:02\.0$/)

  // Add an image after it, for one second.
  const image = await makePicture({ width: 640, height: 360 })
  await picker.setInputFiles({ name: 'three.png', mimeType: 'image/png', buffer: image })
  const length = page.getByRole('slider', { name: 'Length' })
  await length.fill('1')
  await expect(clip(2)).toHaveAccessibleName(/three\.png, 0:01\.0$/)

  expect(await findFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('combobox', { name: 'Resolution' }).selectOption('720p')
  await page.getByRole('button', { name: 'Make video · 1 credit' }).click()
  await expect(page.getByText('Your video is ready.')).toBeVisible({ timeout: 60_000 })

  // The finished video opens as it was cut, not as the draft in this browser.
  await page.getByRole('link', { name: 'Show in history' }).click()
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Open in video editor' }).click()
  await expect(clip(1)).toHaveAccessibleName(/two\.mp4, 0:02\.0$/)
  await expect(clip(2)).toHaveAccessibleName(/three\.png, 0:01\.0$/)
  await expect(page.getByRole('button', { name: 'Save new version · 1 credit' })).toBeEnabled()
})

/** White on its left half, black on its right. */
const makeHalves = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: 'black' } })
    .composite([
      {
        input: { create: { width: 320, height: 640, channels: 3, background: 'white' } },
        ...{ left: 0, top: 0 },
      },
    ])
    .png()
    .toBuffer()

test('[R1.14] a clip is cropped by a handle and by keys, and the film shows what was kept', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  await page.goto('/en/video-editor')
  await waitForHydration(page)
  const picture = { name: 'halves.png', mimeType: 'image/png', buffer: await makeHalves() }
  await page.locator('input[accept="image/*,video/*"]').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Length' }).fill('1')
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  const kept = page.getByRole('group', { name: /^Visible part: / })
  await expect(kept).toHaveAccessibleName('Visible part: 100% wide, 100% high')
  await expect(kept).toBeFocused()

  // Drag the right side until a quarter is left, which is one undo step.
  const handle = await kept.locator('[data-handle="e"]').boundingBox()
  const box = await kept.boundingBox()
  if (!handle || !box) throw new Error('Nothing to pull is seen.')
  const y = handle.y + handle.height / 2
  const right = box.x + box.width - 2
  await page.mouse.move(right, y)
  await page.mouse.down()
  await page.mouse.move(right - box.width / 4, y, { steps: 4 })
  await page.mouse.move(right - (box.width * 3) / 4, y, { steps: 4 })
  await page.mouse.up()
  await expect(kept).toHaveAccessibleName('Visible part: 25% wide, 100% high')
  await kept.focus()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(kept).not.toHaveAccessibleName(/, 100% high$/)
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Control+z')
  await expect(kept).toHaveAccessibleName('Visible part: 25% wide, 100% high')
  await page.keyboard.press('Control+z')
  await expect(kept).toHaveAccessibleName('Visible part: 100% wide, 100% high')
  await page.keyboard.press('Control+Shift+z')
  await kept.focus()
  await page.keyboard.press('Enter')
  await expect(kept).toHaveCount(0)
  const crop = page.getByRole('button', { name: 'Crop', exact: true })
  await expect(crop).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('combobox', { name: 'Resolution' }).selectOption('720p')
  await page.getByRole('button', { name: 'Make video · 1 credit' }).click()
  await expect(page.getByText('Your video is ready.')).toBeVisible({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const file = await (await download).path()
  // No pixel of the first frame is black, as the source's right half would be.
  const first = (await lumaOf(file)).subarray(0, 720 * 720)
  expect(first.reduce((least, luma) => Math.min(least, luma), 255)).toBeGreaterThan(220)
})
