import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Rules a theme can break; level AAA's stricter contrast isn't promised. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Part {
  /** Selector of the part to check; the whole page by default. */
  within?: string
}

declare global {
  interface Window {
    axe?: typeof axe
    /** Headers and footers already checked, by window width. */
    knownShell?: Map<number, Element[]>
  }
}

/** Accessibility faults in the page's current theme, each with its element and what's wrong. */
export const findFaults = (page: Page, { within }: Part = {}): Promise<string[]> =>
  analyze(page, within)

/**
 * Faults in both themes. Themes only change colors, so the second one is only checked for colors;
 * the page's own theme is then restored.
 */
export async function findFaultsInBothThemes(
  page: Page,
  { within }: Part = {},
): Promise<Record<string, string[]>> {
  const worn = await page.evaluate(() => document.documentElement.dataset.theme)
  const own = worn === 'light' ? 'light' : 'dark'
  const other = own === 'light' ? 'dark' : 'light'
  const faults = await analyze(page, within)
  await putOn(page, other)
  const faultsOfColour = await analyze(page, within, { only: COLOUR_RULES })
  await putOn(page, own)
  return { [own]: faults, [other]: faultsOfColour }
}

/** A page without faults in either theme. */
export const NO_FAULTS = { dark: [], light: [] }

/** Sets a theme as the theme picker does, and waits for the color transitions to end. */
async function putOn(page: Page, theme: string) {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  await page.waitForFunction(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return transitions.every(({ playState }) => playState !== 'running')
  })
}

/**
 * Faults that a translation can cause, such as missing names or parts pushed out of reach: everything
 * but colors, for a page whose colors are checked in another language.
 */
export const findFaultsOfWords = (page: Page): Promise<string[]> =>
  analyze(page, undefined, { without: COLOUR_RULES })

/**
 * Marks header and footer as checked at this window width: while links lead from page to page, they stay
 * the same elements, and later checks skip them.
 */
export const rememberShell = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, footer')]
    window.knownShell ??= new Map()
    window.knownShell.set(
      window.innerWidth,
      parts.filter((part) => !part.closest('main')),
    )
  })

interface Choice {
  only?: readonly string[]
  without?: readonly string[]
}

/** Runs axe-core in the page; it stays loaded until the page is left. */
async function analyze(
  page: Page,
  within?: string,
  { only, without = [] }: Choice = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  return page.evaluate(
    async ({ within, only, without }) => {
      if (!window.axe) throw new Error('axe-core is not in the page')
      const known = window.knownShell?.get(window.innerWidth) ?? []
      const exclude = known.filter((part) => part.isConnected)
      const whole = exclude.length > 0 ? { exclude } : document
      // The product has no frames; axe-core would wait for each to answer.
      const { violations } = await window.axe.run(within ?? whole, {
        iframes: false,
        // By default it would also fetch style sheets again, for an experimental rule that doesn't run.
        preload: { assets: ['media'] },
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: [...only] } }),
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      )
    },
    { within, only, without },
  )
}
