import { expect, test } from 'vitest'
import { misplacedWords } from './misplaced-words.ts'

const CHAPTER = 'virtual:pricing'

/** A small module graph; `late` stands for `import()`. */
const product = {
  router: { now: ['routes/pricing'], late: ['pricing-page'] },
  'routes/pricing': { now: ['pricing-head'], late: [] },
  shell: { now: ['footer'], late: ['menu'] },
  footer: { now: [], late: [] },
  menu: { now: [], late: [] },
  'pricing-head': { now: [], late: [] },
  'pricing-page': { now: ['plan-card', 'stars'], late: [] },
  'plan-card': { now: [CHAPTER], late: [] },
  stars: { now: [], late: [] },
}
type Modules = Record<string, { now: string[]; late: string[] }>

const faultsOf = (speakers: string[], changed: Modules = {}) => {
  const modules: Modules = { ...product, ...changed }
  return misplacedWords(
    { importsOf: (id) => modules[id]?.now ?? [], lateImportsOf: (id) => modules[id]?.late ?? [] },
    {
      entries: ['router'],
      screens: ['shell'],
      chapters: new Map([[CHAPTER, 'pricing']]),
      speakers,
    },
  )
}

test('words of the first screen, of its later parts and of heads come with every page', () => {
  expect(faultsOf(['footer', 'menu', 'pricing-head'])).toEqual([])
})

test('words of a screen that what is around every page imports are found, with the way there', () => {
  expect(faultsOf([], { footer: { now: ['plan-card'], late: [] } })).toEqual([
    'Every page would load the words of pricing, which are opened by plan-card, imported by footer, imported by shell',
  ])
})

test('words of a screen that its address imports are found', () => {
  const early = { now: ['plan-card'], late: [] }
  expect(faultsOf([], { 'routes/pricing': early })).toEqual([
    expect.stringContaining('opened by plan-card, imported by routes/pricing, imported by router'),
  ])
})

test('a screen imported later is not found', () => {
  expect(faultsOf([], { footer: { now: [], late: ['plan-card'] } })).toEqual([])
})

test('words that come with every page and are said on another screen alone are found', () => {
  expect(faultsOf(['stars'])).toEqual([
    'Every page would load the words of stars, which the first screen never shows',
  ])
})
