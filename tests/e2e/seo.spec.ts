import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { TITLE_WIDTH_MAX, titleWidth } from '../../src/page/fit-title.ts'
import { addressOf, listPages } from '../support/pages.ts'
import { askRaw } from '../support/raw-request.ts'

const origin = new URL(process.env.E2E_BASE_URL ?? '').origin
const DESCRIPTION_LENGTH_MAX = 170
const Offers = z.array(
  z.object({ '@type': z.string(), price: z.string(), priceCurrency: z.string() }),
)

/** A page's head, tag by tag, as read by clients that run no scripts. */
async function readHead(path: string) {
  const { body, status } = await askRaw(path)
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map((match) => match.slice(1))
  const pairs = (pattern: RegExp) =>
    all(pattern).map(([one = '', other = '']): [string, string] => [one, other])
  const named = new Map(pairs(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
  return {
    status,
    title: decode(body.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    meta: (name: string) => decode(named.get(name) ?? ''),
    canonical: body.match(/<link rel="canonical" href="([^"]+)"/)?.[1],
    alternates: new Map(pairs(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)),
    data: all(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).map(
      ([json = '']): Record<string, unknown> => JSON.parse(json),
    ),
  }
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

async function listedPaths(): Promise<string[]> {
  const { body } = await askRaw('/sitemap-pages.xml')
  return [...body.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(origin, ''),
  )
}

for (const language of LANGUAGES) {
  test(`[R2.45] [R2.46] every listed page names itself in ${language}, to searchers and sharers`, async () => {
    const paths = (await listedPaths()).filter((path) => path.startsWith(`/${language}/`))
    expect(paths.length).toBeGreaterThan(6)
    const titles = new Set<string>()
    for (const path of paths) {
      await test.step(path, async () => {
        const head = await readHead(path)
        expect(head.status).toBe(200)
        titles.add(head.title)
        expect(titleWidth(head.title)).toBeLessThanOrEqual(TITLE_WIDTH_MAX)
        expect(head.meta('description')).toMatch(/\S{2}/)
        expect(head.meta('description').length).toBeLessThanOrEqual(DESCRIPTION_LENGTH_MAX)
        expect(head.meta('keywords')).toMatch(/\S{2}/)
        expect(head.meta('robots')).toBe('')
        expect(head.canonical).toBe(origin + path)
        for (const [property, value] of [
          ['title', head.title],
          ['description', head.meta('description')],
          ['image', `${origin}/social${path.replace(/\/$/, '')}.jpg`],
        ] as const) {
          expect(head.meta(`og:${property}`), property).toBe(value)
          expect(head.meta(`twitter:${property}`), property).toBe(value)
        }
        expect(head.meta('og:url')).toBe(head.canonical)
        expect(head.meta('og:locale')).toMatch(new RegExp(`^${language}_[A-Z]{2}$`))
        expect([...head.alternates.keys()]).toEqual([...LANGUAGES, 'x-default'])
        expect(head.alternates.get(language)).toBe(head.canonical)
      })
    }
    expect(titles.size, 'titles are all different').toBe(paths.length)
  })
}

test('[R2.45] the picture of every listed page is drawn in the size networks ask for', async ({
  request,
}) => {
  const pages = (await listedPaths()).filter((path) => /^\/(en|ja|th)\//.test(path))
  for (const path of pages) {
    await test.step(path, async () => {
      const answer = await request.get(`/social${path.replace(/\/$/, '')}.jpg`)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
      const { width, height } = await sharp(await answer.body()).metadata()
      expect([width, height]).toEqual([1200, 630])
    })
  }
  expect((await request.get('/social/en/nowhere.jpg')).status()).toBe(404)
})

test('[R2.45] the sitemap lists what may be found, and nothing else', async () => {
  const listed = new Set(await listedPaths())
  const { body } = await askRaw('/sitemap.xml')
  expect(body).toContain(`<loc>${origin}/sitemap-pages.xml</loc>`)
  for (const route of listPages().filter((page) => /^\/\$lang(\/[^$]*)?$/.test(page))) {
    const path = addressOf(route, 'de')
    const { status, meta } = await readHead(path)
    expect(listed.has(path), path).toBe(status === 200 && meta('robots') !== 'noindex')
  }
})

test('[R2.45] robots are told where the sitemap is', async () => {
  const { body } = await askRaw('/robots.txt')
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(body).not.toMatch(/^Disallow: \/$/m)
})

test('[R2.21] the questions are there for machines, as they are for people', async () => {
  const { data } = await readHead('/en/faq')
  const [faq] = data
  expect(faq?.['@type']).toBe('FAQPage')
  expect(JSON.stringify(faq)).toContain('Do I need a credit card to start?')
  const types = (await readHead('/en/')).data.map((item) => item['@type'])
  expect(types).toEqual(['WebApplication', 'WebSite'])
})

test('[R2.51] the plans are offers for machines, at the prices people see', async () => {
  const [product] = (await readHead('/en/pricing')).data
  expect(product).toMatchObject({ '@type': 'Product', brand: { '@type': 'Brand' } })
  const offers = Offers.parse(product?.offers)
  expect(new Set(offers.map((offer) => offer['@type']))).toEqual(new Set(['Offer']))
  expect(offers.map(({ price }) => price)).toEqual(
    expect.arrayContaining(['95.04', '179.40', '479.40']),
  )
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['USD']))
})

test('pages about somebody’s money are not for searchers', async () => {
  for (const page of ['billing', 'payment', 'recharge']) {
    expect((await readHead(`/en/${page}`)).meta('robots'), page).toBe('noindex')
  }
})
