import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { trailingSlashRewrite } from '@/i18n/trailing-slash-rewrite'
import { keepLocations } from './kept-locations'

function open(at: string) {
  const root = createRootRoute()
  const routeTree = root.addChildren(
    ['/$lang', '/$lang/gallery', '/$lang/item/$itemId'].map((path) =>
      createRoute({ getParentRoute: () => root, path }),
    ),
  )
  return createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
    rewrite: trailingSlashRewrite,
  })
}

type Opened = ReturnType<typeof open>

/** Called as links do, whose types cover the whole product's routes. */
const locationOf = (router: Opened, options: object): ReturnType<Opened['buildLocation']> =>
  Reflect.apply(router.buildLocation, undefined, [options])

/** How often the second router built an address itself. */
let built: number
/** A router that keeps its locations, and a plain one for comparison. */
function both(at: string) {
  const plain = open(at)
  const keeping = open(at)
  const build = keeping.buildLocation
  keeping.buildLocation = (options) => {
    built++
    return build(options)
  }
  keepLocations(keeping)
  return { plain, keeping }
}

beforeEach(() => {
  built = 0
})

describe('on the server', () => {
  const german = { lang: 'de' }

  test.each([
    ['a page', { to: '/$lang/gallery', params: german }],
    ['the first page', { to: '/$lang', params: german }],
    ['a page with a search', { to: '/$lang/gallery', params: german, search: { show: 'mine' } }],
    ['a plain path', { to: '/fr/gallery' }],
  ])('the address of %s is built once for all pages', (_what, options) => {
    for (const at of ['/en', '/en/gallery?p=2', '/ja/item/7']) {
      const { plain, keeping } = both(at)
      expect(locationOf(keeping, options)).toEqual(locationOf(plain, options))
    }
    expect(built).toBe(1)
  })

  test.each([
    ['takes a parameter from the page', { to: '/$lang/gallery' }],
    ['takes one of two from the page', { to: '/$lang/item/$itemId', params: { itemId: '1' } }],
    ['keeps the search of the page', { to: '/$lang/gallery', params: german, search: true }],
    ['keeps the hash of the page', { to: '/$lang/gallery', params: german, hash: true }],
    ['is on the page itself', { to: '.', search: { tab: 'x' } }],
    ['changes a parameter of the page', { to: '.', params: german }],
  ] as const)('one that %s is built for each page', (_what, options) => {
    for (const at of ['/en/item/6?q=1#a', '/ja/item/7?q=2#b']) {
      const { plain, keeping } = both(at)
      expect(locationOf(keeping, options)).toEqual(locationOf(plain, options))
    }
    expect(built).toBe(2)
  })

  test('one on the page itself is built once, whatever the page is asked for', () => {
    const tab = { to: '.', search: { tab: 'x' } }
    for (const at of ['/en/item/8?q=1#a', '/en/item/8?q=2']) {
      const { plain, keeping } = both(at)
      expect(locationOf(keeping, tab)).toEqual(locationOf(plain, tab))
    }
    expect(built).toBe(1)
  })

  test('two addresses are two', () => {
    const { keeping } = both('/en')
    const hrefOf = (lang: string) =>
      locationOf(keeping, { to: '/$lang/item/$itemId', params: { lang, itemId: '9' } }).publicHref
    expect([hrefOf('en'), hrefOf('de'), hrefOf('en')]).toEqual([
      '/en/item/9',
      '/de/item/9',
      '/en/item/9',
    ])
  })
})
