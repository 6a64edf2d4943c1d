import type { Page } from '@playwright/test'
import { addressOf, listPages } from '../support/pages.ts'
import type { People, RemovalLinks } from './people.ts'
import type { Say } from './words.ts'

export type Viewer = 'visitor' | 'newcomer' | 'maker'

/** One picture to take: a page, who looks at it, and what was done on it first. */
export interface Scene {
  name: string
  /** Address as a language has it. */
  path: (language: Parameters<typeof addressOf>[1]) => string
  viewer: Viewer
  /** What is opened is in the window; the page below it is of no interest. */
  isWindow?: boolean
  /** Where a part of the header or the page exists on one width only. */
  width?: 'narrow' | 'wide'
  prepare?: (page: Page, say: Say) => Promise<unknown>
}

const at = (page: string, query = ''): Scene['path'] => {
  return (language) => addressOf(page, language) + query
}
const press = (name: string) => (page: Page, say: Say) =>
  page
    .getByRole('button', { name: say(name), exact: true })
    .first()
    .click()
/** Presses a button of the header or the composer, and waits for what it opens. */
const open = (name: string) => async (page: Page, say: Say) => {
  const [start = ''] = say(name).split('{')
  const button = page.getByRole('button', { name: start }).filter({ visible: true })
  await button.first().click()
  await page.locator('[role=dialog], [role=menu]').first().waitFor()
}

/** Every page as a visitor finds it. */
function pagesOfVisitor(): Scene[] {
  const pages = listPages().filter((page) => page.startsWith('/$lang') && page !== '/$lang/$')
  return pages.map((page) => ({
    name: page.replace('/$lang', '').replaceAll(/[/$]+/g, '-').slice(1) || 'home',
    path: at(page),
    viewer: 'visitor',
  }))
}

async function openFirst(page: Page) {
  await page.locator('[data-tile]').first().click()
  await page.getByRole('dialog').waitFor()
}

/** On a phone the composer is a line that opens. */
async function openComposer(page: Page) {
  const line = page.locator('main [aria-haspopup=dialog]').filter({ visible: true })
  await line.last().click()
  await page.getByRole('dialog').waitFor()
}

async function compare(page: Page, say: Say) {
  await openFirst(page)
  await page.getByRole('button', { name: say('Compare') }).click()
}

/** Two pictures of one task in one, parted by a line. */
async function slide(page: Page, say: Say) {
  await page.locator('[data-tile]').nth(1).click()
  await page.getByRole('button', { name: say('Compare') }).click()
  await page.getByRole('button', { name: say('Overlay') }).click()
  await page.getByRole('slider').waitFor()
}

/** From a movement of credits to what it paid for. */
async function followCredits(page: Page) {
  await page.locator('main a[href*="task="]').first().click()
  await page.locator('[data-tile]').first().waitFor()
}

async function selectTwo(page: Page, say: Say) {
  await press('Select')(page, say)
  for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).click()
}

function scenesOfVisitor({ marking, result }: RemovalLinks): Scene[] {
  const remover = '/$lang/remove-watermark-from-video'
  const work = (link: string) => ({
    path: at(remover, link),
    prepare: (page: Page) => page.locator('video').first().waitFor(),
  })
  return [
    { name: 'home-image-to-video', path: at('/$lang', '?tab=image_to_video'), viewer: 'visitor' },
    {
      name: 'home-tools',
      path: at('/$lang'),
      viewer: 'visitor',
      isWindow: true,
      width: 'wide',
      prepare: open('Tools'),
    },
    {
      name: 'home-menu',
      path: at('/$lang'),
      viewer: 'visitor',
      isWindow: true,
      width: 'narrow',
      prepare: open('Menu'),
    },
    {
      name: 'home-sign-in',
      path: at('/$lang'),
      viewer: 'visitor',
      isWindow: true,
      prepare: open('Sign in'),
    },
    { name: 'gallery-nothing', path: at('/$lang/gallery', '?ratio=21:9'), viewer: 'visitor' },
    {
      name: 'gallery-preview',
      path: at('/$lang/gallery'),
      viewer: 'visitor',
      isWindow: true,
      prepare: openFirst,
    },
    { name: 'pricing-month', path: at('/$lang/pricing', '?pay=month'), viewer: 'visitor' },
    { name: 'pricing-credits', path: at('/$lang/pricing', '?pay=credits'), viewer: 'visitor' },
    { name: 'remover-marking', viewer: 'visitor', ...work(marking) },
    { name: 'remover-result', viewer: 'visitor', ...work(result) },
  ]
}

const scenesOfNewcomer: Scene[] = [
  { name: 'new-home', path: at('/$lang'), viewer: 'newcomer' },
  { name: 'new-history', path: at('/$lang/history'), viewer: 'newcomer' },
  { name: 'new-my-gallery', path: at('/$lang/gallery', '?show=mine'), viewer: 'newcomer' },
  { name: 'new-billing', path: at('/$lang/billing'), viewer: 'newcomer' },
]

function scenesOfMaker({ outputId, orderId }: People): Scene[] {
  const scene = (name: string, path: Scene['path'], more: Partial<Scene> = {}): Scene => ({
    name: `my-${name}`,
    path,
    viewer: 'maker',
    ...more,
  })
  const home = at('/$lang')
  const history = at('/$lang/history')
  const gallery = at('/$lang/gallery', '?show=mine')
  const window = { isWindow: true } as const
  return [
    scene('home', home),
    scene('home-item', at('/$lang', `?item=${outputId}`), window),
    scene('home-model', home, { ...window, width: 'wide', prepare: open('Model') }),
    scene('home-format', home, { ...window, width: 'wide', prepare: open('Format') }),
    scene('home-composer', home, { ...window, width: 'narrow', prepare: openComposer }),
    scene('home-account', home, { ...window, prepare: open('Account: {name}') }),
    scene('history', history),
    scene('history-select', history, { ...window, prepare: selectTwo }),
    scene('history-preview', history, { ...window, prepare: openFirst }),
    scene('history-compare', history, { ...window, prepare: compare }),
    scene('history-slider', history, { ...window, prepare: slide }),
    scene('history-task', at('/$lang/billing', '?show=credits'), { prepare: followCredits }),
    scene('gallery', gallery),
    scene('gallery-select', gallery, { ...window, prepare: selectTwo }),
    scene('billing', at('/$lang/billing')),
    scene('billing-ledger', at('/$lang/billing', '?show=credits')),
    scene('brand', at('/$lang/brand')),
    scene('pricing', at('/$lang/pricing')),
    scene('recharge', at('/$lang/recharge', '?need=40')),
    scene('payment', at('/$lang/payment', `?order_id=${orderId}`)),
  ]
}

/** Everything that is photographed. */
export const listScenes = (people: People, removals: RemovalLinks): Scene[] => [
  ...pagesOfVisitor(),
  ...scenesOfVisitor(removals),
  ...scenesOfNewcomer,
  ...scenesOfMaker(people),
]
