import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MEBIBYTE } from '../../src/contract/limits.ts'
import { expect, test, waitForHydration } from '../support/browser.ts'
import { MARKED_WIDTH, makeMarkedVideo } from '../support/marked-video.ts'
import { makeOldVideo } from '../support/old-video.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { WatermarkPage, WORK_MS } from '../support/watermark-page.ts'

const UNTIL_DONE = { timeout: WORK_MS }
const LARGE_BYTES = 24 * MEBIBYTE

/** A real video followed by lots of data that players skip. */
async function writeLargeVideo(file: string) {
  const video = await makePlainVideo(5)
  const padding = Buffer.alloc(8)
  padding.writeUInt32BE(LARGE_BYTES - video.length)
  padding.write('free', 4)
  await writeFile(file, Buffer.concat([video, padding]))
  await truncate(file, LARGE_BYTES)
}

/** Limits the page's upload rate; Infinity removes the limit. */
async function limitUpload(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: Number.isFinite(bytesPerSecond) ? bytesPerSecond : -1,
  })
}

test('[R5.12] [R8.09] a page that is reloaded in the middle of an upload goes on with the same file', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('large.mp4')
  await writeLargeVideo(file)
  const tool = new WatermarkPage(page)
  await tool.open()
  await limitUpload(page, 2 * MEBIBYTE)
  await tool.choose(file)
  await expect(page.getByText(/^[2-9]\d%/)).toBeVisible({ timeout: 60_000 })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText(/^“large\.mp4” didn’t finish uploading/)).toBeVisible()

  await limitUpload(page, Number.POSITIVE_INFINITY)
  const isSending = (method: string, url: string) =>
    method === 'PATCH' && url.includes('/upload/files/')
  const [first] = await Promise.all([
    page.waitForRequest((request) => isSending(request.method(), request.url())),
    tool.choose(file),
  ])
  expect(Number(first.headers()['upload-offset'])).toBeGreaterThan(2 * MEBIBYTE)
  await expect(page).toHaveURL(/#job=/, UNTIL_DONE)
  await expect(page.getByText(/didn’t finish uploading/)).toBeHidden()
})

test('[R5.12] what has arrived is opened after a reload, without the file', async ({ page }) => {
  const tool = new WatermarkPage(page)
  await tool.open()
  let isHeld = false
  await page.route('**/_serverFn/**', (route) => (isHeld ? undefined : route.continue()))
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok()) isHeld = true
  })
  await tool.chooseVideo(await makePlainVideo(5), 'arrived.mp4')
  await expect(page.getByText('Checking the video…')).toBeVisible(UNTIL_DONE)
  isHeld = false
  await page.reload()
  await expect(page).toHaveURL(/#job=/, UNTIL_DONE)
  await expect(tool.mode('Direct erase')).toBeVisible()
})

test('[R3.16] [R7.18] a video no browser plays is seen by a copy, and its marks can be erased', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const tool = new WatermarkPage(page)
  await tool.open()
  const buffer = await makeOldVideo(await makeMarkedVideo({ seconds: 5 }))
  await tool.choose({ name: 'old.avi', mimeType: 'video/x-msvideo', buffer })
  await expect(page.getByText(/^Your browser can’t play this video, so/)).toBeVisible()
  await tool.mode('Precise erase').click()
  await tool.button('Add area').click()
  await expect(tool.areas).toHaveCount(1)

  const picture = page.locator('video')
  await expect(picture).toHaveJSProperty('videoWidth', MARKED_WIDTH, UNTIL_DONE)
  const moment = page.getByRole('slider', { name: 'Moment in the video' })
  await moment.press('m')
  await expect(picture).toHaveJSProperty('muted', true)
  await tool.button('Unmute').click()
  await expect(picture).toHaveJSProperty('muted', false)
  await moment.press(' ')
  await expect(tool.button('Pause')).toBeVisible()
  await moment.press(' ')
  await expect(tool.button('Play')).toBeVisible()

  await tool.erase()
  await expect(tool.downloadButton).toBeVisible(UNTIL_DONE)
  await expect(page.locator('video')).toHaveCount(2, UNTIL_DONE)
  const [saved] = await Promise.all([page.waitForEvent('download'), tool.downloadButton.click()])
  expect(saved.suggestedFilename()).toBe('old without watermark.mp4')
})
