import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawnProducts, productScenes } from '../../../../../tests/support/product-scenes.ts'
import { looksLikeLogo } from './logo-look.ts'

const svg = (inside: string, width = 600, height = 300) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
  )
const bars = (fills: string[]) =>
  fills
    .map(
      (fill, at) =>
        `<rect x="${60 + at * 90}" y="${60 + (at % 3) * 30}" width="60" height="150" rx="12" fill="${fill}"/>`,
    )
    .join('')
const ring =
  '<circle cx="150" cy="150" r="110" fill="#b3202c"/><path d="M90 190l60-110 60 110z" fill="#fff"/>'
const white = '<rect width="600" height="300" fill="#fff"/>'

const LOGOS: [string, () => Sharp][] = [
  ['a word in one colour on a clear ground', () => sharp(svg(bars(Array(5).fill('#14213d'))))],
  ['letters of many colours', () => sharp(svg(bars(['#e33', '#3a3', '#33e', '#ea0', '#3a3'])))],
  ['an emblem with white inside on white', () => sharp(svg(white + ring))],
  [
    'the same as a JPEG',
    () => sharp(svg(white + ring + bars(['#222', '#222', '#222', '#222', '#222']))).jpeg(),
  ],
  [
    'a white word on a full ground',
    () => sharp(svg(`<rect width="600" height="300" fill="#0a5"/>${bars(Array(5).fill('#fff'))}`)),
  ],
]

async function pixelsOf(image: Sharp) {
  const encoded = await image.toBuffer()
  const { data, info } = await sharp(encoded)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.each(LOGOS)('a logo: %s', async (_name, make) => {
  const image = make()
  const { format } = await image.metadata()
  expect(looksLikeLogo(await pixelsOf(format === 'svg' ? image.png() : image))).toBe(true)
})

test('photographed products are none, not even where the prompt speaks of a logo', async () => {
  for (const { name, pixels } of await productScenes()) {
    expect(looksLikeLogo(pixels), name).toBe(false)
    expect(looksLikeLogo(pixels, 'named'), name).toBe(false)
  }
})

test('drawn products are none', async () => {
  for (const { name, pixels } of await drawnProducts())
    expect(looksLikeLogo(pixels), name).toBe(false)
})

test('where the prompt speaks of a logo, one with a gradient is one too', async () => {
  const shaded =
    '<defs><linearGradient id="g"><stop stop-color="#e1306c"/><stop offset="1" stop-color="#f77737"/></linearGradient></defs><rect x="200" y="50" width="200" height="200" rx="50" fill="url(#g)"/>'
  const pixels = await pixelsOf(sharp(svg(shaded)).png())
  expect(looksLikeLogo(pixels)).toBe(false)
  expect(looksLikeLogo(pixels, 'named')).toBe(true)
})

test('beside photographs of what is sold, an emblem of two colours is one', async () => {
  const pixels = await pixelsOf(sharp(svg(ring)).png())
  expect(looksLikeLogo(pixels)).toBe(false)
  expect(looksLikeLogo(pixels, 'besidePhotographs')).toBe(true)
})

test('a picture of one colour is no logo', () => {
  expect(looksLikeLogo({ data: Buffer.alloc(40 * 40 * 4, 240), width: 40, height: 40 })).toBe(false)
})
