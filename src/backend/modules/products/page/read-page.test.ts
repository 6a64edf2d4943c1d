import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_FACTS, type PageFacts } from './page-facts.ts'
import { readPage } from './read-page.ts'
import { readPageApart } from './read-page-apart.ts'

const PAGE = new URL('https://shop.example/products/one')

const read = (name: string, contentType = 'text/html') =>
  readPage(readFileSync(`tests/fixtures/product-pages/${name}.html`), { contentType, url: PAGE })

const SHAPES: [shape: string, file: string, facts: Partial<PageFacts>][] = [
  [
    'JSON-LD with offers of variants',
    'json-ld-variants',
    {
      name: 'Trail shoe Fjell',
      description: 'Light, dry and quiet.\nVibram sole\n240 g',
      price: { amount: 129.9, currency: 'EUR', isFrom: true },
      rating: { value: 4.6, count: 128 },
      availability: 'in_stock',
      pictures: ['https://shop.example/img/fjell-1.jpg', 'https://shop.example/img/fjell-2.jpg'],
    },
  ],
  [
    'a graph whose parts point at each other',
    'graph',
    {
      name: 'Oak table',
      price: { amount: 1299, currency: 'EUR', isFrom: true },
      availability: 'preorder',
      pictures: ['https://shop.example/table.webp'],
    },
  ],
  [
    'a group of variants, with a line break inside its JSON',
    'product-group',
    {
      name: 'Linen shirt',
      description: 'Washed linen with two real lines.',
      price: { amount: 59, currency: 'GBP', isFrom: true },
      availability: 'in_stock',
      pictures: ['https://shop.example/blue.jpg', 'https://shop.example/sand.jpg'],
    },
  ],
  [
    'OpenGraph alone',
    'open-graph',
    {
      name: 'Espresso Nr. 5',
      description: 'Dark, with cocoa & plum.',
      price: { amount: 12.5, currency: 'EUR', isFrom: false },
      availability: 'in_stock',
      pictures: ['https://shop.example/media/espresso.jpg'],
      site: 'Kaffeehaus',
    },
  ],
  [
    'microdata',
    'microdata',
    {
      name: 'Desk lamp Arc',
      price: { amount: 89.5, currency: 'USD', isFrom: false },
      rating: { value: 4.4, count: 12 },
      availability: 'limited',
      pictures: ['https://shop.example/img/arc.png'],
    },
  ],
  [
    'a Shopify-like page',
    'shopify',
    {
      name: 'Cloud hoodie',
      price: { amount: 1280, currency: 'JPY', isFrom: false },
      pictures: [
        'https://cdn.shop.example/files/hoodie.jpg?v=17',
        'http://cdn.shop.example/files/hoodie.jpg?v=17',
      ],
    },
  ],
  [
    'a WooCommerce-like page',
    'woo',
    {
      name: 'Honey jar',
      description: 'Lime blossom & acacia',
      price: { amount: 7.9, currency: 'EUR', isFrom: false },
      availability: 'backorder',
      pictures: ['https://bee.example/honey.jpg'],
    },
  ],
  [
    'a Magento-like page, whose pictures load late',
    'magento',
    {
      name: 'Aqua bottle 0.7 l',
      description: 'Keeps cold for 24 hours.',
      price: { amount: 34.95, currency: 'CHF', isFrom: false },
      pictures: ['https://m.example/bottle.jpg'],
    },
  ],
  [
    'an app of a store, for nothing',
    'app-store',
    {
      name: 'Stillwater: Meditation',
      price: { amount: 0, currency: 'USD', isFrom: false },
      rating: { value: 4.7, count: 48_213 },
      pictures: ['https://play.example/icon.png'],
    },
  ],
  [
    'a hotel, rated to ten',
    'hotel',
    {
      name: 'Hotel Seeblick',
      price: { amount: 120, currency: 'EUR', isFrom: true },
      rating: { value: 4.6, count: 873 },
    },
  ],
  [
    'a service by subscription, with a free plan',
    'saas',
    {
      name: 'Ledgerly',
      description: 'Invoices that write themselves.',
      price: { amount: 19, currency: 'USD', isFrom: true },
    },
  ],
  [
    'plain HTML, by its heading and its biggest picture',
    'plain',
    {
      name: 'Blue bowl',
      pictures: ['https://ana.example/shop/bowl-1200.jpg', 'https://ana.example/shop/small.jpg'],
    },
  ],
  ['broken JSON-LD', 'broken', { name: 'Rope ladder', price: null, pictures: [] }],
  ['a page that says nothing', 'none', NO_FACTS],
]

test.each(SHAPES)('%s is read', (_shape, file, facts) => {
  expect(read(file)).toMatchObject(facts)
})

test('of a name with script in it only the words are kept, and of addresses only those of the web', () => {
  const { name, description, ...facts } = read('script-in-name')
  expect(name).toBe('Mug blue')
  expect(description).toBe('Safe words')
  expect(facts).toMatchObject({
    price: { amount: 12, currency: null },
    rating: null,
    availability: null,
    pictures: ['https://shop.example/mug.png'],
  })
})

describe('letters come out right', () => {
  test.each([
    ['UTF-8 that calls itself Latin', 'utf8-called-latin', 'text/html', 'Café crème'],
    [
      'UTF-8 that the server calls Latin',
      'utf8-called-latin',
      'text/html; charset=latin1',
      'Café crème',
    ],
    ['a charset that the page names', 'shift-jis', 'text/html', '緑茶'],
    ['a charset that the server names', 'shift-jis', 'text/html; charset="Shift_JIS"', '緑茶'],
    ['no charset at all', 'windows-1252', 'text/html', 'Grüner Tee'],
    ['a charset that does not exist', 'windows-1252', 'text/html; charset=moon', 'Grüner Tee'],
  ])('with %s', (_case, file, contentType, name) => {
    expect(read(file, contentType).name).toBe(name)
  })
})

describe('a page that wants to cost much', () => {
  const text = (html: string) =>
    readPage(Buffer.from(html), { contentType: 'text/html', url: PAGE })

  test('is read, however long its words are, and they are cut', () => {
    const { name, description } = text(
      `<h1>${'Very long name '.repeat(20_000)}</h1><meta name="description" content="${'x'.repeat(900_000)}">`,
    )
    expect(name?.length).toBeLessThanOrEqual(120)
    expect(name?.endsWith('…')).toBe(true)
    expect(description).toHaveLength(2_000)
  })

  test('is given up when reading it takes too long, by the processor or by the clock', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adloom-page-'))
    const readApart = async (html: string, limits: { cpuSeconds?: number; ms?: number }) => {
      await writeFile(join(folder, 'page'), html)
      return readPageApart(join(folder, 'page'), { contentType: '', url: PAGE }, limits)
    }
    const endless = '<div>'.repeat(200_000)
    const tooLarge = { code: 'page_too_large' }
    await expect(readApart(endless, { cpuSeconds: 1 })).rejects.toMatchObject(tooLarge)
    await expect(readApart(endless, { ms: 700 })).rejects.toMatchObject(tooLarge)
    expect((await readApart('<h1>Short</h1>', {})).name).toBe('Short')
    await rm(folder, { recursive: true })
  })

  test.each([
    ['tags', `${'<div>'.repeat(3_000)}<h1>Deep</h1>`],
    [
      'things',
      `<h1>Deep</h1><script type="application/ld+json">${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}</script>`,
    ],
    [
      'lists',
      `<h1>Deep</h1><script type="application/ld+json">${'['.repeat(90_000)}${']'.repeat(90_000)}</script>`,
    ],
    [
      'scopes',
      `<h1>Deep</h1>${'<i itemscope itemtype="http://schema.org/Product" itemprop="offers">'.repeat(1_000)}`,
    ],
  ])('does not end it by %s in each other', (_what, html) => {
    expect(text(html).name).toBe('Deep')
  })
})
