import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What a theme can break; the stricter contrast of level AAA is not promised. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Part {
  /** A selector of what is looked at; the whole page when not given. */
  within?: string
}

declare global {
  interface Window {
    axe?: typeof axe
    /** Header and footer that were looked at, by the width of the window. */
    knownShell?: Map<number, Element[]>
  }
}

/** Accessibility faults in the theme that the page wears, each with its element and what is wrong. */
export const findFaults = (page: Page, { within }: Part = {}): Promise<string[]> =>
  analyze(page, within)

/**
 * Faults in both themes. A theme changes colours and nothing else, so that the second one is looked
 * at for colours alone; the page then wears its own again.
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

/** A page without faults in both themes. */
export const NO_FAULTS = { dark: [], light: [] }

/** Puts on a theme as the theme picker does; when the colours have settled, they are right. */
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
 * Faults that words can bring along, such as names that are missing or parts that grew out of reach:
 * everything but colours, for a page whose colours are looked at in another language.
 */
export const findFaultsOfWords = (page: Page): Promise<string[]> =>
  analyze(page, undefined, { without: COLOUR_RULES })

/**
 * Header and footer have been looked at in this width: as long as links lead from page to page they are the
 * same elements, and what follows leaves them out.
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

/** Runs axe-core in the page, which keeps it until it is left. */
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
      // The product has no frames; axe-core would wait for an answer of each.
      const { violations } = await window.axe.run(within ?? whole, {
        iframes: false,
        // Style sheets, too, would be read anew for a rule that is an experiment and does not run.
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
