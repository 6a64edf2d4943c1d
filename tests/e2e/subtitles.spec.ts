import { readFile } from 'node:fs/promises'
import { findFaults } from '../support/accessibility.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const SRT = Buffer.from(
  '1\r\n00:00:00,200 --> 00:00:01,200\r\nสวัสดี <script>alert(1)</script>\r\n\r\n' +
    '2\r\n00:00:01,000 --> 00:00:01,900\r\nกาแฟเย็นตอนเช้า\r\n',
)

/** Encoded in Windows-1258, which writes a tone after its letter. */
const VIETNAMESE_WORDS = 'Cà phê ủ lạnh cho buổi sáng thong thả'
const VIETNAMESE = Buffer.concat([
  Buffer.from('1\r\n00:00:00,200 --> 00:00:01,800\r\n'),
  Buffer.from(
    'C\xe0 ph\xea u\xd2 la\xf2nh cho bu\xf4\xd2i s\xe1ng thong tha\xd2, mi\xea\xden phi\xed\r\n',
    'latin1',
  ),
])

test('[R1.09] subtitles are imported, timed and split by keyboard, kept, exported and burnt in', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  await page.goto('/en/subtitles')
  await waitForHydration(page)
  const video = { name: 'spot.mp4', mimeType: 'video/mp4', buffer: await makePlainVideo(4) }
  await page.locator('input[data-picks=video]').setInputFiles(video)
  const picker = page.locator('input[data-picks=subtitles]')
  await picker.setInputFiles({ name: 'cafe.srt', mimeType: 'text/plain', buffer: VIETNAMESE })
  await expect(page.getByText(VIETNAMESE_WORDS).first()).toBeVisible()
  await picker.setInputFiles({ name: 'thai.srt', mimeType: 'text/plain', buffer: SRT })
  await expect(page.getByText('2 subtitles imported')).toBeVisible()
  const words = page.getByRole('textbox', { name: /^Text of subtitle/ })
  await expect(words).toHaveValue('สวัสดี alert(1)')
  await expect(page.getByText('Overlaps the next subtitle').last()).toBeVisible()

  // By keyboard: into the text, to its end, split it, and end the new half here.
  await words.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Slow mornings')
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Enter')
  await expect(words).toHaveValue('mornings')
  await expect(words).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(words).not.toBeFocused()
  const rows = page.getByRole('list', { name: 'Subtitles' }).locator('> li')
  await expect(rows).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await expect(words).toHaveValue('กาแฟเย็นตอนเช้า')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('0:01.100')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('0:01.000')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await expect(rows).toHaveCount(3)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'VTT', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('spot.vtt')
  const written = await readFile((await file.path()) ?? '', 'utf8')
  expect(written).toContain('00:00:01.000 --> 00:00:01.900\nกาแฟเย็นตอนเช้า')

  expect(await findFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('tab', { name: 'Style' }).click()
  await page.getByRole('radio', { name: 'Word by word' }).check({ force: true })
  await page.getByRole('tab', { name: 'Burn in' }).click()
  await page.getByRole('button', { name: 'Burn in · 1 credit' }).click()
  await expect(page.getByText('Your video is ready.')).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Erase burned-in subtitles' }).click()
  await expect(page).toHaveURL(/\/en\/remove-watermark-from-video#job=/)
  await expect(page.getByRole('radio', { name: /^Precise/ })).toBeChecked()
  await expect(
    page.getByRole('group', { name: /5% from the left, 80% from the top/ }),
  ).toBeVisible()
})
