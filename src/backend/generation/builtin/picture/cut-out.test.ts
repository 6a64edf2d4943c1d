import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutOut } from './cut-out.ts'

/** A dark disc with a pale middle on a ground, as raw pixels. */
async function picture(ground: string, middle = '#f2f0ee') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160">${ground}<circle cx="100" cy="80" r="50" fill="#334455"/><circle cx="100" cy="80" r="30" fill="${middle}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const alphaAt = ({ data, width }: { data: Buffer; width: number }, x: number, y: number) =>
  data[(y * width + x) * 4 + 3]

test('an object on a plain ground is freed and cropped, its pale inside kept', async () => {
  const freed = await cutOut(await picture('<rect width="200" height="160" fill="#f4f2f0"/>'))
  expect(freed).not.toBeNull()
  if (!freed) return
  expect(Math.abs(freed.width - 100)).toBeLessThanOrEqual(4)
  expect(alphaAt(freed, Math.round(freed.width / 2), Math.round(freed.height / 2))).toBe(255)
  expect(alphaAt(freed, 1, 1)).toBe(0)
})

test('a ground that falls from light to dark counts as plain', async () => {
  const fall =
    '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b9b9c4"/></linearGradient></defs><rect width="200" height="160" fill="url(#g)"/>'
  const freed = await cutOut(await picture(fall))
  expect(freed && Math.abs(freed.width - 100) <= 4).toBe(true)
})

test('on a busy ground it says that it cannot', async () => {
  const stripes = Array.from(
    { length: 20 },
    (_, index) =>
      `<rect x="${index * 10}" width="10" height="160" fill="${index % 2 ? '#2a7' : '#d33'}"/>`,
  ).join('')
  expect(cutOut(await picture(stripes))).toBeNull()
})

test('a picture that is all ground has no object', () => {
  const data = Buffer.alloc(40 * 40 * 4, 240)
  expect(cutOut({ data, width: 40, height: 40 })).toBeNull()
})

test('an alpha channel of its own is believed', async () => {
  const freed = await cutOut(await picture(''))
  expect(freed).toMatchObject({ width: expect.any(Number) })
  expect(freed && freed.width <= 102).toBe(true)
})
