import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { launchChromium } from '../support/browser-launch.ts'
import { startProduct } from '../support/product-server.ts'

const LONG_TASK_MS = 50
const TASKS = 'toplevel'
const STEP_PX = 1_500
const STEP_MS = 60

/** Scrolls from the first item to a later one in Chromium; returns the longest task's duration. */
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
    await browser.startTracing(page, { categories: [TASKS] })
    const startedAt = performance.now()
    const seen = await scrollToEnd(page, count)
    const seconds = (performance.now() - startedAt) / 1000
    const tasks = taskTimes(await browser.stopTracing())
    return {
      'items scrolled': seen,
      seconds: seconds.toFixed(1),
      'tasks over 50 ms': tasks.filter((ms) => ms > LONG_TASK_MS).length,
      'longest, ms': Math.round(tasks.reduce((longest, ms) => Math.max(longest, ms), 0)),
      'tiles drawn at the end': await page.locator('[data-tile]').count(),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

interface TraceEvent {
  name: string
  tid: number
  /** Processor time in microseconds, which a busy machine doesn't change. */
  tdur?: number
  args?: { name?: string }
}

/** Processor time in milliseconds of each task on the page's main thread. */
function taskTimes(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'))
  const isThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isThread).map(({ tid }) => tid))
  return traceEvents
    .filter(({ name, tid }) => name.endsWith('RunTask') && threads.has(tid))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** The seeded items have no bytes; one small image stands in for all. */
async function answerWithPicture(page: Page): Promise<void> {
  const ground = { r: 60, g: 120, b: 200 }
  const picture = sharp({ create: { width: 480, height: 270, channels: 3, background: ground } })
  const body = await picture.webp().toBuffer()
  await page.route('**/media/**', (route) => route.fulfill({ body, contentType: 'image/webp' }))
}

/** Scrolls like a wheel until item number `count` is drawn; returns the last item's number. */
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
