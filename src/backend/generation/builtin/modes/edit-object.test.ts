import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editPicture } from '../../../../../tests/support/edit-picture.ts'

let folder: string
let photo: string
let level: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-object-'))
  const put = async (name: string, body: string) => {
    const path = join(folder, name)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">${body}</svg>`
    await sharp(Buffer.from(svg)).png().toFile(path)
    return path
  }
  photo = await put(
    'photo.png',
    '<rect width="480" height="480" fill="#e4e0d8"/><rect x="190" y="230" width="100" height="160" rx="10" fill="#c8452f"/>',
  )
  level = await put('plain.png', '<rect width="480" height="480" fill="#3a7d5c"/>')
})
afterAll(() => rm(folder, { recursive: true }))

interface Seen {
  at: (x: number, y: number) => [number, number, number]
  /** First and last row and column of the red object. */
  box: { left: number; top: number; right: number; bottom: number }
}

async function seen(path: string): Promise<Seen> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at: Seen['at'] = (x, y) => {
    const from = (y * info.width + x) * 3
    return [data[from]!, data[from + 1]!, data[from + 2]!]
  }
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const [r, g, b] = at(x, y)
      if (r - g < 80 || r - b < 80) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = y
    }
  return { at, box }
}

const edited = async (prompt: string) => seen(await editPicture(folder, photo, prompt))
const light = (colour: readonly number[]) => colour.reduce((sum, value) => sum + value, 0) / 3
/** A color's hue in degrees. */
function hueOf([r, g, b]: readonly [number, number, number]): number {
  const [x, y] = [r - (g + b) / 2, (Math.sqrt(3) / 2) * (g - b)]
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

test.each([
  ['Make the product 40% bigger', 1.4],
  ['Make the product half the size', 0.5],
])('“%s”: it is %d times as large, on the foot it stood on', async (prompt, factor) => {
  const { box, at } = await edited(prompt)
  expect((box.bottom - box.top + 1) / 160).toBeCloseTo(factor, 1)
  expect((box.right - box.left + 1) / 100).toBeCloseTo(factor, 1)
  expect(Math.abs(box.bottom - 389)).toBeLessThan(4)
  expect(Math.abs((box.left + box.right) / 2 - 239.5)).toBeLessThan(3)
  // The ground is intact both where the object was and elsewhere.
  for (const [x, y] of [
    [240, 140],
    [40, 60],
    [440, 300],
  ] as const)
    expect(Math.abs(light(at(x, y)) - light([0xe4, 0xe0, 0xd8]))).toBeLessThan(4)
})

test('[D4.07] what would have to be cut to be that large is refused', async () => {
  await expect(edited('Make the product 4 times as big')).rejects.toMatchObject({
    code: 'instruction_not_supported',
    details: { reason: 'no_free_room' },
  })
})

test('a shadow lies under the product, soft at its end, and nowhere else', async () => {
  const { at } = await edited('Add a soft shadow under the product')
  const ground = light([0xe4, 0xe0, 0xd8])
  const below = [391, 398, 406, 430].map((y) => ground - light(at(240, y)))
  expect(below[0]).toBeGreaterThan(40)
  expect(below.every((dark, step) => step === 0 || dark <= below[step - 1]!)).toBe(true)
  expect(below[3]).toBeLessThan(6)
  expect(Math.abs(light(at(240, 100)) - ground)).toBeLessThan(2)
  const [r, g] = at(240, 300)
  expect(r - g).toBeGreaterThan(110)
})

test('a ground goes from pink at the top to orange at the bottom', async () => {
  const { at } = await edited('Make the background a gradient from pink to orange')
  const hues = [10, 160, 320, 470].map((y) => ((hueOf(at(20, y)) + 60) % 360) - 60)
  expect(hues[0]).toBeGreaterThan(-40)
  expect(hues[0]).toBeLessThan(-5)
  expect(hues[3]).toBeGreaterThan(15)
  expect(hues[3]).toBeLessThan(40)
  expect(hues.every((hue, step) => step === 0 || hue > hues[step - 1]!)).toBe(true)
})

test('the product stands on sand: warm, light, and of grains', async () => {
  const { at, box } = await edited('Cut it out and drop it on sand')
  const places = Array.from({ length: 400 }, (_, k) =>
    at(8 + (k % 20) * 4, 300 + Math.floor(k / 20) * 6),
  )
  for (const [r, g, b] of [places[0]!, places[200]!, places[399]!]) {
    expect(r).toBeGreaterThan(g)
    expect(g - b).toBeGreaterThan(10)
  }
  const mean = places.reduce((sum, one) => sum + light(one), 0) / places.length
  const stray = Math.sqrt(
    places.reduce((sum, one) => sum + (light(one) - mean) ** 2, 0) / places.length,
  )
  expect(stray).toBeGreaterThan(4)
  expect(box.bottom - box.top).toBeGreaterThan(100)
})

/** A circle's edge has the same distance from the middle everywhere; a seal has teeth. */
test.each([
  ['a round badge', true],
  ['a badge', false],
])('%s', async (what, isRound) => {
  const path = await editPicture(folder, level, `Put ${what} “New” in #ff00ff in the middle`)
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isBadge = (x: number, y: number) => {
    const from = (Math.round(y) * info.width + Math.round(x)) * 3
    return data[from]! > 160 && data[from + 2]! > 160 && data[from + 1]! < 120
  }
  const reaches = Array.from({ length: 240 }, (_, step) => {
    const angle = (step / 240) * Math.PI * 2
    let reach = 120
    while (reach > 0 && !isBadge(240 + Math.cos(angle) * reach, 240 + Math.sin(angle) * reach))
      reach -= 0.5
    return reach
  })
  expect(Math.min(...reaches)).toBeGreaterThan(40)
  const stray = Math.max(...reaches) - Math.min(...reaches)
  if (isRound) expect(stray).toBeLessThan(3)
  else expect(stray).toBeGreaterThan(3)
})

test('for stories the whole picture is shown in a tall one', async () => {
  const path = await editPicture(folder, photo, 'Make it vertical for stories')
  const { width = 0, height = 0 } = await sharp(path).metadata()
  expect(width / height).toBeCloseTo(9 / 16, 2)
  const { box } = await seen(path)
  expect((box.right - box.left + 1) / width).toBeCloseTo(100 / 480, 2)
  expect((box.bottom - box.top + 1) / (box.right - box.left + 1)).toBeCloseTo(1.6, 1)
})
