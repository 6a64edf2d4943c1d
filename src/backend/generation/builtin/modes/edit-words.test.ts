import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editPicture } from '../../../../../tests/support/edit-picture.ts'
import { surface } from '../canvas.ts'
import { drawLine, lineBoxes } from '../type/draw-text.ts'
import { fitText } from '../type/fit-text.ts'

const GROUND = '#f4e9da'
const LINES: [text: string, y: number, size: number][] = [
  ['Fresh bread today', 60, 44],
  ['Open until eight', 320, 24],
  ['Call 0800 234 5678', 380, 26],
  ['12.05.2026 to 18.05.2026', 430, 20],
]

let folder: string
let ad: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-words-'))
  ad = join(folder, 'ad.png')
  const { canvas, ctx } = surface(480, 480)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, 480, 480)
  for (const [text, y, size] of LINES) {
    const block = fitText({
      ...{ text, maxWidth: 440, maxHeight: 80, maxLines: 1, minSize: size, maxSize: size },
      style: { face: 'inter', weight: 700, tracking: 0, language: 'en' },
    })
    const [box] = lineBoxes(block, 24, y, 440, 'start')
    if (box) drawLine(ctx, block, 0, box, '#233044')
  }
  await writeFile(ad, await canvas.encode('png'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The rows with ink in parts of the picture, and the amount of ink. */
async function inkOf(path: string) {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y) =>
    data
      .subarray(y * info.width, (y + 1) * info.width)
      .reduce((sum, v) => sum + (v < 140 ? 1 : 0), 0),
  )
  return (from: number, to: number) => rows.slice(from, to).reduce((sum, count) => sum + count, 0)
}

const edited = (prompt: string) => editPicture(folder, ad, prompt)

test('the headline goes down, and takes all its ink along', async () => {
  const [before, after] = [
    await inkOf(ad),
    await inkOf(await edited('Move the headline down a bit')),
  ]
  expect(after(0, 85)).toBeLessThan(before(0, 85) * 0.5)
  expect(after(0, 200) / before(0, 200)).toBeCloseTo(1, 1)
  expect(after(200, 480) / before(200, 480)).toBeCloseTo(1, 2)
})

test('[D4.07] a headline is moved nowhere where it would cover words', async () => {
  await expect(edited('Move the headline to the bottom')).rejects.toMatchObject({
    details: { reason: 'no_free_room' },
  })
})

test('a phone number is taken off, and neither a date nor any other line', async () => {
  const [before, after] = [await inkOf(ad), await inkOf(await edited('Take the phone number off'))]
  expect(before(370, 420)).toBeGreaterThan(300)
  expect(after(370, 420)).toBe(0)
  for (const [from, to] of [
    [0, 370],
    [424, 480],
  ] as const)
    expect(after(from, to) / before(from, to)).toBeCloseTo(1, 2)
})

test('words are taken off by what they say', async () => {
  const [before, after] = [await inkOf(ad), await inkOf(await edited('Remove “Open until eight”'))]
  expect(after(312, 356)).toBe(0)
  for (const [from, to] of [
    [0, 300],
    [366, 480],
  ] as const)
    expect(after(from, to) / before(from, to)).toBeCloseTo(1, 2)
})

test('[D4.07] words that are not there are not guessed', async () => {
  await expect(edited('Remove “Free coffee here”')).rejects.toMatchObject({
    details: { reason: 'no_words_found' },
  })
})
