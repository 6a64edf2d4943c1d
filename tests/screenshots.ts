/**
 * `npm run screenshots`: every main screen and what opens on it, in two widths, two themes and four
 * languages, in the ignored folder `.playwright/screenshots`. Words behind the command choose:
 * `npm run screenshots -- my-billing de th 360 dark`; 900 and 1440 are widths, too.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isLanguage, type Language } from '../src/contract/languages.ts'
import { gatherPeople, prepareRemovals } from './screenshots/people.ts'
import { listScenes, type Scene, type Viewer } from './screenshots/scenes.ts'
import { wordsOf } from './screenshots/words.ts'
import { waitForHydration } from './support/browser.ts'
import { launchChromium } from './support/browser-launch.ts'
import { signInBrowser } from './support/product-accounts.ts'
import { startProduct } from './support/product-server.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'ja', 'th']
const WIDTHS = [360, 1280]
/** Taken when they are asked for: a tablet, and a wide window. */
const OTHER_WIDTHS = [900, 1440]
const THEMES = ['dark', 'light']
const VIEWERS: readonly Viewer[] = ['visitor', 'newcomer', 'maker']
const OUT = '.playwright/screenshots'

const asked = process.argv.slice(2)
/** Those of a kind that were asked for; all of them when none was. */
function choose<One extends string | number>(
  all: readonly One[],
  others: readonly One[] = [],
): readonly One[] {
  const chosen = [...all, ...others].filter((one) => asked.includes(String(one)))
  return chosen.length > 0 ? chosen : all
}
const choices = {
  languages: choose(LANGUAGES),
  widths: choose(WIDTHS, OTHER_WIDTHS),
  themes: choose(THEMES),
}
const NO_NAMES = [...WIDTHS, ...OTHER_WIDTHS, ...THEMES].map(String)
const names = asked.filter((word) => !isLanguage(word) && !NO_NAMES.includes(word))

const folder = await mkdtemp(join(tmpdir(), 'adloom-screenshots-'))
const product = await startProduct({
  folder,
  env: { LOG_LEVEL: 'warn', RATE_LIMITS: 'false', VISITOR_DAILY_CREDITS: '99' },
})
const browser = await launchChromium()
await mkdir(OUT, { recursive: true })
try {
  const people = await gatherPeople(product)
  const all = listScenes(people, await prepareRemovals(browser, product))
  const scenes = all.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  let failures = 0
  for (const viewer of VIEWERS) {
    const theirs = scenes.filter((scene) => scene.viewer === viewer)
    for (const theme of choices.themes) {
      for (const width of choices.widths) {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
          isMobile: width < 600,
          hasTouch: width < 600,
          baseURL: product.baseUrl,
          timezoneId: 'Europe/Berlin',
        })
        const cookie = { name: 'theme', value: theme, url: product.baseUrl }
        await context.addCookies([cookie])
        if (viewer !== 'visitor') await signInBrowser(context, product.baseUrl, people[viewer])
        const onWidth = theirs.filter(
          (scene) => !scene.width || (scene.width === 'wide') === width > 600,
        )
        for (const language of choices.languages) {
          for (const scene of onWidth) {
            const page = await context.newPage()
            const file = `${scene.name}.${language}.${theme}.${width}.png`
            const failure = await photograph(page, scene, language, file).catch(String)
            if (failure) console.error(`${file}: ${failure}`)
            if (failure) failures += 1
            await page.close()
          }
        }
        await context.close()
        console.log(`${viewer}, ${theme}, ${width} px`)
      }
    }
  }
  if (failures > 0) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function photograph(page: Page, scene: Scene, language: Language, file: string) {
  page.setDefaultTimeout(15_000)
  await page.goto(scene.path(language), { waitUntil: 'networkidle' })
  await waitForHydration(page)
  await scene.prepare?.(page, wordsOf(language))
  if (!scene.isWindow) await growToPage(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(settle)
  await page.screenshot({ path: join(OUT, file) })
}

/** Everything that moves and ends has ended; what moves with scrolling never does. */
function settle() {
  const ending = document.getAnimations().filter(({ timeline, effect }) => {
    const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY
    return timeline === document.timeline && !isEndless
  })
  return Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * Makes the window as high as the page: everything is loaded then, and a phone stays one, which it
 * does not in a picture of more than the window.
 */
async function growToPage(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height })
  // One that cannot be shown is seen in the picture.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
}
