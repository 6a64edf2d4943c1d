import type { Page, Route } from '@playwright/test'
import { probeMedia } from '../../src/backend/media/probe.ts'
import { findFaults } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import {
  MARKED_AREA,
  MARKED_HEIGHT,
  MARKED_WIDTH,
  makeMarkedVideo,
} from '../support/marked-video.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { WatermarkPage, WORK_MS } from '../support/watermark-page.ts'

test.use({ actionTimeout: 30_000 })

const SECONDS = 5
const UNTIL_DONE = { timeout: WORK_MS }

async function expectAccessible(page: Page) {
  expect(await findFaults(page)).toEqual([])
}

/** Presses Download and probes the saved file. */
async function download(tool: WatermarkPage) {
  const [saved] = await Promise.all([
    tool.page.waitForEvent('download'),
    tool.downloadButton.click(),
  ])
  await expect(tool.button('Saved')).toBeVisible()
  expect(saved.suggestedFilename()).toMatch(/ without watermark\.mp4$/)
  return probeMedia(await saved.path())
}

test.describe('a visitor', () => {
  test.describe.configure({ mode: 'serial' })

  test('[R2.16] [R2.52] [R4.11] [R6.01] [R8.09] has the mark found, confirms it, and downloads the video without it', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000)
    const tool = new WatermarkPage(page)
    await tool.open()
    await tool.chooseVideo(await makeMarkedVideo({ seconds: SECONDS }), 'holiday.mp4')

    await expect(page.getByText(/^\d+ watermarks? found/)).toBeVisible(UNTIL_DONE)
    await expect(tool.areas.first()).toBeVisible()
    await expect(tool.mode('Direct erase')).toBeChecked()
    await expectAccessible(page)
    // Everything needed is in view on a common screen.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(tool.eraseButton).toBeInViewport({ ratio: 1 })

    await tool.eraseButton.click()
    await expect(
      page.getByText('Please confirm that you have the right to edit this video'),
    ).toBeVisible()
    await expect(tool.rights).toBeFocused()

    await tool.erase()
    await expect(tool.mode('Precise erase')).toBeDisabled()
    await expect(page.getByText('You can switch modes when processing finishes.')).toBeVisible()
    await expect(tool.downloadButton).toBeVisible(UNTIL_DONE)
    await expectAccessible(page)

    const line = page.getByRole('slider', { name: 'Divider between before and after' })
    const atMark = Number(await line.getAttribute('aria-valuenow'))
    // The line starts on the watermark, slightly left of the middle.
    expect(atMark).toBeLessThan(50)
    await line.press('Shift+ArrowRight')
    await expect(line).toHaveAttribute('aria-valuenow', String(atMark + 10))
    await tool.button('Side by side').click()
    await expect(page.locator('video')).toHaveCount(2)
    await tool.button('Play').click()
    await expect(tool.button('Pause')).toBeVisible()

    // A file kept only for a time may be gone.
    const isFetched = (route: Route) => route.request().resourceType() === 'fetch'
    await page.route('**/media/**', (route) =>
      isFetched(route) ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    complaints.allow(/Failed to load resource.*404/)
    await tool.downloadButton.click()
    await expect(page.getByText('No video to download')).toBeVisible()
    await page.unroute('**/media/**')
    const video = await download(tool)
    expect(video).toMatchObject({ kind: 'video', width: MARKED_WIDTH, height: MARKED_HEIGHT })
    expect(video.durationSeconds).toBeCloseTo(SECONDS, 0)
  })

  test('[R2.52] [R5.12] [R3.15] marks the places with a pointer, with keys and by numbers', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const tool = new WatermarkPage(page)
    await tool.open()
    await tool.chooseVideo(await makePlainVideo(SECONDS))
    await expect(page.getByText(/^No watermark was found/)).toBeVisible(UNTIL_DONE)
    await tool.button('Mark it yourself').click()
    await expect(tool.mode('Precise erase')).toBeChecked()

    await tool.eraseButton.click()
    await expect(page.getByText('Please select at least one area')).toBeVisible()
    await expect(tool.button('Add area')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(tool.areas).toHaveCount(1)
    await tool.button('Add area').click()
    await expect(page.getByText('The area already exists, please select other areas')).toBeVisible()
    await expect(tool.areas).toHaveCount(1)

    const area = tool.areas.first()
    const before = await area.boundingBox()
    await area.press('Shift+ArrowLeft')
    await area.press('ArrowDown')
    await area.press('Alt+Shift+ArrowRight')
    // The picture follows the keys at the next paint.
    const moved = async (side: 'x' | 'y' | 'width') =>
      Math.round(((await area.boundingBox())?.[side] ?? 0) - (before?.[side] ?? 0))
    await expect.poll(() => moved('width')).toBe(10)
    expect(await moved('x')).toBe(-10)
    expect(await moved('y')).toBe(1)

    await tool.field('Left %').fill('33')
    await tool.field('Top %').fill('37')
    await tool.field('Width %').fill('32')
    await tool.field('Height %').fill('20')
    await expect(area).toHaveAccessibleName(
      'Area 1: 33% from the left, 37% from the top, 32% wide, 20% high',
    )

    await tool.button('Add subtitle band').click()
    await expect(tool.areas).toHaveCount(2)
    await tool.areas.nth(1).press('Delete')
    await expect(tool.areas).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(tool.areas).toHaveCount(2)
    await page.keyboard.press('Control+Shift+z')
    await expect(tool.areas).toHaveCount(1)

    await tool.draw({ x: 0.1, y: 0.7 }, { x: 0.3, y: 0.9 })
    await expect(tool.areas.nth(1)).toHaveAccessibleName(
      'Area 2: 10% from the left, 70% from the top, 20% wide, 20% high',
    )
    await tool.draw({ x: 0.2, y: 0.8 }, { x: 0.4, y: 0.6 })
    await expect(tool.areas.nth(1)).toHaveAccessibleName(/^Area 2: 30% from the left, 50% from/)
    await tool.button('Delete area 2').click()

    await expect(tool.button(/^Area 1/)).toHaveAttribute('aria-expanded', 'true')
    const size = page.viewportSize()
    await page.setViewportSize({ width: 900, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(tool.eraseButton, 'below an open area').toBeInViewport({ ratio: 1 })
    if (size) await page.setViewportSize(size)
    const start = page.getByRole('slider', { name: 'Start of area 1' })
    await start.press('Shift+ArrowRight')
    await expect(start).toHaveAttribute('aria-valuetext', '0:01.0')
    await expectAccessible(page)

    await page.reload()
    await waitForHydration(page)
    await expect(tool.areas).toHaveCount(1)
    await expect(area).toHaveAccessibleName(
      'Area 1: 33% from the left, 37% from the top, 32% wide, 20% high',
    )
    await expect(start).toHaveAttribute('aria-valuetext', '0:01.0')
    await expect(tool.mode('Precise erase')).toBeChecked()

    await tool.button('Preview 3 seconds, free').click()
    await expect(page.getByRole('heading', { name: '3-second preview' })).toBeVisible(UNTIL_DONE)
    await tool.button('Back to the areas').click()
    await expect(tool.areas).toHaveCount(1)

    await tool.erase()
    await expect(tool.downloadButton).toBeVisible(UNTIL_DONE)
    await tool.button('Mark missed spots').click()
    await expect(tool.areas).toHaveCount(1)
    await expect(tool.mode('Precise erase')).toBeChecked()
  })
})

test.describe('another visitor', () => {
  test.describe.configure({ mode: 'serial' })

  /** Long enough to be observed while in progress. */
  const makeLongVideo = () => makeMarkedVideo({ seconds: 24 })

  async function startPrecisely(tool: WatermarkPage, video: Buffer) {
    await tool.open()
    await tool.chooseVideo(video)
    await tool.mode('Precise erase').click()
    await tool.button('Add area').click()
    await tool.erase()
    await expect(tool.button('Cancel')).toBeVisible()
  }

  test('[R4.11] cancels, keeps the areas, and is not charged', async ({ page }) => {
    test.setTimeout(300_000)
    const tool = new WatermarkPage(page)
    await startPrecisely(tool, await makeLongVideo())
    await tool.button('Cancel').click()
    await expect(tool.eraseButton).toBeVisible()
    await expect(tool.areas).toHaveCount(1)
    await expect(tool.rights).toBeChecked()
    await expect(page.getByText(/^3 of 3 free removals left/)).toBeVisible()
  })

  test('[R6.01] [R4.11] leaves in the middle and comes back by the link', async ({ page }) => {
    test.setTimeout(600_000)
    const tool = new WatermarkPage(page)
    await startPrecisely(tool, await makeLongVideo())
    await expect(page).toHaveURL(/#job=[\w-]{43}$/)
    await expect(page.getByText(/Everything will be deleted on/)).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    await expect(tool.areas).toHaveCount(1)
    await expect(tool.button('Cancel')).toBeVisible()
    await expect(tool.downloadButton).toBeVisible(UNTIL_DONE)

    await tool.button('Delete now').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Drop a video, up to 500 MB, at least 4 seconds')).toBeVisible()
    await page.goBack()
    await expect(
      page.getByText('This link has expired, or the video behind it was deleted.'),
    ).toBeVisible()
  })
})

test('[R2.52] on a phone of 360 pixels, with a finger @phone', async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const tool = new WatermarkPage(page)
  await tool.open()
  await tool.chooseVideo(await makeMarkedVideo({ seconds: SECONDS }))
  await tool.mode('Precise erase').tap()
  await tool.drawWithFinger({ x: 0.5, y: 0.7 }, { x: 0.8, y: 0.9 })
  await expect(tool.areas).toHaveAccessibleName(
    'Area 1: 50% from the left, 70% from the top, 30% wide, 20% high',
  )
  await tool.field('Left %').fill(String((100 * MARKED_AREA.x) / MARKED_WIDTH))
  await tool.field('Top %').fill(String((100 * MARKED_AREA.y) / MARKED_HEIGHT))
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  for (const name of ['Add area', 'Delete area 1', 'Start here', 'Play']) {
    const box = await tool.button(name).boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(44)
  }
  await tool.erase()
  await expect(tool.button('Cancel'), 'the progress comes into sight').toBeInViewport()
  await expect(tool.downloadButton).toBeVisible(UNTIL_DONE)
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await tool.button('Side by side').tap()
  const [one, other] = await page.locator('video').all()
  const [above, below] = [await one?.boundingBox(), await other?.boundingBox()]
  expect(below?.y ?? 0, 'one above the other').toBeGreaterThan((above?.y ?? 0) + 10)
  expect((await download(tool)).durationSeconds).toBeCloseTo(SECONDS, 0)
})
