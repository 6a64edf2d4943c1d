import { expect, test } from '../support/browser.ts'
import { makeMarkedVideo } from '../support/marked-video.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'
import { WatermarkPage, WORK_MS } from '../support/watermark-page.ts'

const UNTIL_DONE = { timeout: WORK_MS }
/** A short clip with each frame shown for over a second: too long for a free removal, but quick to process. */
const makeLongVideo = () =>
  makeMarkedVideo({ seconds: 24, output: ['-vf', 'setpts=33*PTS', '-fps_mode', 'passthrough'] })
const CREDITS = 2

test('[R3.02] [R6.02] a run that is paid is priced before, held, given back on cancel and taken when it is done', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  test.setTimeout(300_000)
  const account = await createAccount(request, { credits: CREDITS })
  await signInBrowser(context, baseURL ?? '', account)
  const tool = new WatermarkPage(page)
  const balance = page.getByRole('banner').getByText(/^[\d,]+ credits?$/)
  await tool.open()
  await expect(balance).toHaveText('2 credits')
  await tool.chooseVideo(await makeLongVideo(), 'long.mp4')
  await tool.mode('Precise erase').click()
  await tool.button('Add area').click()
  await expect(tool.eraseButton).toHaveText(/ · 2 credits$/)
  await expect(
    page.getByText(/^Free removals work on videos up to 10 minutes long\./),
  ).toBeVisible()

  await tool.erase()
  await tool.button('Cancel').click()
  await expect(tool.eraseButton).toBeVisible()
  await expect(balance).toHaveText('2 credits')

  await tool.erase()
  await expect(tool.button('Cancel')).toBeVisible()
  await expect(balance).toHaveText('0 credits')
  await expect(tool.downloadButton).toBeVisible(UNTIL_DONE)
  await expect(balance).toHaveText('0 credits')

  // The removal left remains, so repeating the same area by replacing all of it is free.
  await tool.button('Not clean enough?').click()
  await expect(page.getByText('This second pass is free.')).toBeVisible()
  await expect(tool.eraseButton).toHaveText(/ · free$/)
  await page.getByRole('checkbox', { name: /^Replace everything in this area/ }).uncheck()
  const more = page.getByRole('link', { name: /^Not enough credits · add 2/ })
  await expect(more).toHaveAttribute('href', /\/en\/recharge\?need=2$/)
})

test('[R6.01] a visitor is told before the upload that a video is too long for a free run', async ({
  page,
}) => {
  const tool = new WatermarkPage(page)
  await tool.open()
  await tool.chooseVideo(await makeLongVideo(), 'long.mp4')
  await expect(
    page.getByText(
      'Without an account, videos can be up to 10 minutes long. Sign in for longer videos.',
    ),
  ).toBeVisible()
  await expect(tool.button('Choose a video')).toBeVisible()
})
