import type { Browser, Page } from '@playwright/test'
import { waitForHydration } from '../support/browser.ts'
import { startPageWatch, type Watched } from './create-watch.ts'
import type { BenchProduct } from './product.ts'

/** How a generation is requested. */
interface Way {
  name: string
  variations: number
  /** Delay added to every server response. */
  lateMs: number
  isPhone: boolean
}

const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const MADE_WITHIN_MS = 180_000

export const WAYS: readonly Way[] = [
  { name: 'one', variations: 1, lateMs: 0, isPhone: false },
  { name: 'four', variations: 4, lateMs: 0, isPhone: false },
  { name: 'one, slow server', variations: 1, lateMs: 2_000, isPhone: false },
  { name: 'four, slow server', variations: 4, lateMs: 2_000, isPhone: false },
  { name: 'one, phone', variations: 1, lateMs: 0, isPhone: true },
  { name: 'four, phone, slow server', variations: 4, lateMs: 2_000, isPhone: true },
]

/** Layout shift from the press until the result is in its place, with earlier results below it. */
export async function watchGeneration(
  browser: Browser,
  { baseUrl, token }: BenchProduct,
  way: Way,
): Promise<Watched> {
  const context = await browser.newContext(way.isPhone ? PHONE : WIDE)
  await context.addCookies([{ name: 'adloom_session', value: token, url: baseUrl, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(`${baseUrl}/en/`, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  await prepare(page, way)
  await page.route('**/_serverFn/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, way.lateMs))
    await route.continue().catch(() => undefined)
  })
  const tiles = page.locator('button[data-tile]')
  const before = await tiles.count()
  const watch = await startPageWatch(page)
  if (way.isPhone) await page.getByRole('button', { name: /^Generate · / }).click()
  else await page.keyboard.press('Control+Enter')
  await tiles.nth(before + way.variations - 1).waitFor({ timeout: MADE_WITHIN_MS })
  await page.waitForLoadState('networkidle')
  const watched = await watch.stop()
  await context.close()
  return watched
}

async function prepare(page: Page, { variations, isPhone }: Way): Promise<void> {
  if (isPhone) await page.locator('[data-dock] button[aria-haspopup="dialog"]').last().click()
  const setting = page.getByRole('button', { name: /^Variations/ })
  await setting.click()
  await page.getByRole('menuitemradio', { name: `×${variations}` }).click()
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  // Typed like a person would: movement right after a key press doesn't count as a shift.
  await prompt.pressSequentially('A blue lamp, with the words “Good night”')
  await page.getByRole('button', { name: /How the engine read your prompt/ }).waitFor()
  if (isPhone) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.waitForLoadState('networkidle')
}
