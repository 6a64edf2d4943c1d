/**
 * `npm run screenshots`: every main screen in two widths, two themes and four languages as a
 * visitor sees it, in the ignored folder `.playwright/screenshots`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Language } from '../src/contract/languages.ts'
import { waitForHydration } from './support/browser.ts'
import { launchChromium } from './support/browser-launch.ts'
import { addressOf, listPages } from './support/pages.ts'
import { type ProductServer, startProduct } from './support/product-server.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'ja', 'th']
const WIDTHS = [360, 1280]
const THEMES = ['dark', 'light']
const OUT = '.playwright/screenshots'
const wanted = process.argv.slice(2)
const pages = listPages().filter(
  (page) =>
    page.startsWith('/$lang') &&
    (wanted.length === 0 || wanted.some((part) => page.includes(part))),
)
const folder = await mkdtemp(join(tmpdir(), 'adloom-screenshots-'))
const product = await startProduct({ folder, env: { LOG_LEVEL: 'warn', RATE_LIMITS: 'false' } })
const browser = await launchChromium()
await mkdir(OUT, { recursive: true })
try {
  for (const theme of THEMES) {
    for (const width of WIDTHS) await photograph(browser, product, { theme, width })
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function photograph(
  browser: Browser,
  { baseUrl }: ProductServer,
  { theme, width }: { theme: string; width: number },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'theme', value: theme, url: baseUrl }])
  const tab = await context.newPage()
  for (const language of LANGUAGES) {
    for (const page of pages) {
      await tab.goto(baseUrl + addressOf(page, language), { waitUntil: 'networkidle' })
      await waitForHydration(tab)
      const name = page.replace('/$lang', '').replaceAll(/[/$]+/g, '-') || '-home'
      const file = join(OUT, `${name.slice(1)}.${language}.${theme}.${width}.png`)
      await tab.screenshot({ path: file, fullPage: true })
    }
  }
  await context.close()
  console.log(`${theme}, ${width} px: ${pages.length * LANGUAGES.length} pictures`)
}
