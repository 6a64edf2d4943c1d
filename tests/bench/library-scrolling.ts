import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { launchChromium } from '../support/browser-launch.ts'
import { startProduct } from '../support/product-server.ts'

declare global {
  /** Milliseconds of each task of the page that kept it from answering. */
  var longTasks: number[] | undefined
}

const STEP_PX = 1_500
const STEP_MS = 60

/** Scrolls from the first item to the last in Chromium and tells how long the longest task was. */
export async function scrollLibrary(
  folder: string,
  { token, count }: { token: string; count: number },
) {
  const product = await startProduct({ folder, env: { RATE_LIMITS: 'false', LOG_LEVEL: 'warn' } })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page
      .context()
      .addCookies([{ name: 'adloom_session', value: token, url: product.baseUrl, httpOnly: true }])
    await answerWithPicture(page)
    await page.goto(`${product.baseUrl}/en/my-material`, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      const longTasks: number[] = []
      globalThis.longTasks = longTasks
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasks.push(duration)
      }).observe({ type: 'longtask' })
    })
    const startedAt = performance.now()
    const seen = await scrollToEnd(page, count)
    const tasks = await page.evaluate(() => globalThis.longTasks ?? [])
    return {
      'items scrolled': seen,
      seconds: ((performance.now() - startedAt) / 1000).toFixed(1),
      'tasks over 50 ms': tasks.length,
      'longest, ms': Math.round(Math.max(0, ...tasks)),
      'tiles drawn at the end': await page.locator('[data-tile]').count(),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The seeded items have no bytes; one small picture is all of them. */
async function answerWithPicture(page: Page): Promise<void> {
  const ground = { r: 60, g: 120, b: 200 }
  const picture = sharp({ create: { width: 480, height: 270, channels: 3, background: ground } })
  const body = await picture.webp().toBuffer()
  await page.route('**/media/**', (route) => route.fulfill({ body, contentType: 'image/webp' }))
}

/** Scrolls on as people do with a wheel, until the last item is drawn; returns its number. */
async function scrollToEnd(page: Page, count: number): Promise<number> {
  const lastPlace = () =>
    page
      .locator('li[aria-posinset]')
      .last()
      .getAttribute('aria-posinset')
      .then((place) => Number(place))
  await page.mouse.move(700, 500)
  let seen = 0
  for (let idle = 0; idle < 50; ) {
    await page.mouse.wheel(0, STEP_PX)
    await page.waitForTimeout(STEP_MS)
    const now = await lastPlace()
    if (now >= count) return now
    idle = now > seen ? 0 : idle + 1
    seen = now
  }
  return seen
}
