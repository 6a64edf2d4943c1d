import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colourName } from './colour-name.ts'
import { picturePalette } from './picture-palette.ts'

const drawn = (svg: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${svg}</svg>`),
  )
    .png()
    .toBuffer()

test('[R1.14] a palette is in the order of share, and shades that look alike are one colour', async () => {
  const picture =
    await drawn(`<defs><linearGradient id="a"><stop stop-color="#204060"/><stop offset="1"
    stop-color="#264868"/></linearGradient></defs><rect width="200" height="100" fill="url(#a)"/><rect
    width="50" height="100" fill="#f5c400"/>`)
  const palette = await picturePalette(picture)
  expect(palette.map(({ name, share }) => [name, Math.round(share * 100)])).toEqual([
    ['blue', 75],
    ['yellow', 25],
  ])
})

test('what shines through is no colour of a picture, and a picture of nothing has none', async () => {
  const half = await picturePalette(await drawn('<rect width="100" height="100" fill="#0a8f3c"/>'))
  expect(half).toEqual([{ colour: '#0a8f3c', name: 'green', share: 1 }])
  expect(await picturePalette(await drawn(''))).toEqual([])
})

test.each([
  ['black', '#101218'],
  ['white', '#fdfdfb'],
  ['grey', '#8a8d92'],
  ['red', '#d92d3a'],
  ['orange', '#f07b1d'],
  ['brown', '#85583a'],
  ['beige', '#e8d9bd'],
  ['yellow', '#f2cf1d'],
  ['gold', '#c79a2e'],
  ['green', '#2f9e58'],
  ['teal', '#12a0a0'],
  ['blue', '#2b6fe0'],
  ['blue', '#0b1f4d'],
  ['purple', '#8a4fd3'],
  ['pink', '#e5559b'],
  ['pink', '#f9c3c8'],
] as const)('people call %s what is %s', (name, hex) => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
  expect(colourName([red, green, blue])).toBe(name)
})
