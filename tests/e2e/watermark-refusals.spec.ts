import { truncate, writeFile } from 'node:fs/promises'
import { UPLOAD_MAX_BYTES } from '../../src/contract/limits.ts'
import { expect, test } from '../support/browser.ts'
import { makeVideo } from '../support/media-files.ts'
import { WatermarkPage, WORK_MS } from '../support/watermark-page.ts'

test.describe('[R5.12] [R8.09] a file that cannot be used says why, and the next one can be chosen', () => {
  let tool: WatermarkPage

  test.beforeEach(async ({ page }) => {
    tool = new WatermarkPage(page)
    await tool.open()
  })

  test('a picture', async ({ page }) => {
    await tool.choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText('Please upload a video')).toBeVisible()
    await expect(tool.button('Choose a video')).toBeVisible()
  })

  test('one byte more than 500 MB', async ({ page }, testInfo) => {
    const file = testInfo.outputPath('large.mp4')
    await writeFile(file, '')
    await truncate(file, UPLOAD_MAX_BYTES + 1)
    await tool.choose(file)
    await expect(page.getByText('large.mp4 is larger than 500 MB.')).toBeVisible()
  })

  test('3.9 seconds', async ({ page }) => {
    await tool.chooseVideo(await makeVideo({ seconds: 3.9 }))
    await expect(page.getByText('Video duration cannot be less than 4 seconds')).toBeVisible()
  })

  test('no video at all under the name of one, which only the server can tell', async ({
    page,
  }) => {
    await tool.chooseVideo(Buffer.from('these are only words'.repeat(100)))
    await expect(
      page.getByText(/^The file could not be read|^This file type isn’t supported/),
    ).toBeVisible({ timeout: WORK_MS })
    await expect(tool.button('Choose a video')).toBeVisible()
  })

  test('of several the first is used, and it is said', async ({ page }) => {
    const [first, second] = [await makeVideo({ seconds: 3.9 }), await makeVideo({ seconds: 5 })]
    await tool.choose([
      { name: 'first.mp4', mimeType: 'video/mp4', buffer: first },
      { name: 'second.mp4', mimeType: 'video/mp4', buffer: second },
    ])
    await expect(
      page.getByText('One video at a time: the first one is used.').first(),
    ).toBeVisible()
    await expect(page.getByText('Video duration cannot be less than 4 seconds')).toBeVisible()
  })
})

test('[R6.01] a link that leads nowhere says so', async ({ page }) => {
  await page.goto(`/en/remove-watermark-from-video#job=${'a'.repeat(43)}`)
  await expect(
    page.getByText('This link has expired, or the video behind it was deleted.'),
  ).toBeVisible()
})
