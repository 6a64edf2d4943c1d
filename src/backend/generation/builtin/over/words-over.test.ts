import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import type { Language } from '../../../../contract/languages.ts'
import { surface } from '../canvas.ts'
import { overlap, type Rect, rect, type Size } from '../geometry.ts'
import { saysAll } from '../layout/says-all.ts'
import { CONTRAST_MIN, probeGround } from '../legibility.ts'
import type { Picture } from '../picture/picture.ts'
import { createRandom } from '../random.ts'
import { mapPicture } from './busyness.ts'
import { composeOver } from './compose-over.ts'
import { inksOver } from './inks-over.ts'
import { partBrief } from './part-brief.ts'
import { withoutTags } from './place-words.ts'
import { wordsOver } from './words-over.ts'

interface Painting extends Size {
  ground: string
  /** The fractions of the height between which the subject stands. */
  subject: readonly [from: number, to: number]
  heads?: Rect
}

const SQUARE = { width: 540, height: 540 }

/** A calm background with a checkered subject. */
function paint({ width, height, ground, subject: [from, to] }: Painting): Picture {
  const { canvas, ctx } = surface(width, height)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, width, height)
  for (let y = from * height; y < to * height; y += 20) {
    for (let x = 0; x < width; x += 40) {
      ctx.fillStyle = '#7a3b1e'
      ctx.fillRect(x + (Math.round(y / 20) % 2) * 20, y, 20, 20)
    }
  }
  return { canvas, width, height, isCutOut: false, hue: null, samples: [] }
}

const BRIEFS: [Language, string][] = [
  ['en', '“Wake up slow”. $3.90. 20% off. Shop now. While stocks last.'],
  ['ja', '「目覚める、その一杯。」定価1,200円が890円。今すぐ購入'],
  ['th', '“กาแฟเย็นหน้าร้อน”\nแก้วละ 45 บาท\nสั่งซื้อเลย'],
  ['ko', '“밤을 새로 쓰다”. 39,000원. 지금 구매하기'],
]

const GROUNDS = ['#8a8f98', '#1d1a24', '#f6f2ea']

function compose(language: Language, prompt: string, painting: Painting) {
  const { brief } = partBrief({ language, prompt })
  const { width, height } = painting
  const scene = composeOver({
    width,
    height,
    brief,
    hasCopy: true,
    picture: paint(painting),
    kind: 'image',
    heads: painting.heads ?? null,
    random: createRandom(7, 'over'),
    mark: 'Made with AI',
  })
  return { scene, brief }
}

test.each(
  BRIEFS.map(([language, prompt], index) => [language, GROUNDS[index % 3] ?? '', prompt] as const),
)(
  'every word in %s is there on %s, reads, and stands inside the safe zone',
  (language, ground, prompt) => {
    const painting = { ...SQUARE, ground, subject: [0.55, 0.95] as const }
    const { scene, brief } = compose(language, prompt, painting)
    expect(saysAll(scene.layers, withoutTags(brief))).toBe(true)
    const probe = probeGround(scene)
    for (const { text, recoloured, role } of scene.layers) {
      if (!text || role === 'mark') continue
      expect(text.ink.x).toBeGreaterThanOrEqual(scene.safe.x - 1)
      expect(text.ink.y + text.ink.height).toBeLessThanOrEqual(scene.safe.y + scene.safe.height + 1)
      if (recoloured) expect(probe(text.ink, text.colour)).toBeGreaterThanOrEqual(CONTRAST_MIN)
    }
  },
)

test.each([
  ['above', [0.55, 0.95], 0.5],
  ['below', [0.05, 0.45], 1],
] satisfies [string, [number, number], number][])(
  'words stand %s the subject, and a calm ground needs no shade',
  (_where, subject, lowest) => {
    const painting = { width: 540, height: 676, ground: '#1d1a24', subject }
    const { scene } = compose('en', '“Wake up slow”. Shop now', painting)
    const headline = scene.layers.find(({ role }) => role === 'headline')?.text
    const middle = ((headline?.ink.y ?? 0) + (headline?.ink.height ?? 0) / 2) / 676
    expect(middle).toBeLessThan(lowest)
    expect(middle).toBeGreaterThan(lowest - 0.5)
    expect(scene.layers.filter(({ role }) => role === 'scrim')).toEqual([])
  },
)

test('words keep off a head, calm as it may be', () => {
  const painting = { width: 540, height: 676, ground: '#1d1a24', subject: [0.9, 0.95] as const }
  const heads = rect(100, 60, 300, 260)
  const hidden = (given: Painting) =>
    compose('en', '“Wake up slow”. Shop now', given).scene.layers.flatMap(({ text, role }) =>
      text && role !== 'mark' && overlap(text.ink, heads) > 0 ? [role] : [],
    )
  expect(hidden(painting)).toContain('headline')
  expect(hidden({ ...painting, heads })).toEqual([])
})

test('of a picture that shows a head the part beside the words has all of it', () => {
  const heads = rect(300, 30, 200, 200)
  const painting = { width: 960, height: 540, ground: '#8a8f98', subject: [0, 1] as const, heads }
  const { from } = compose('en', BRIEFS[0]?.[1] ?? '', painting).scene.cut ?? {}
  expect(from && overlap(from, heads)).toBe(200 * 200)
})

test('a dark picture with something bright in it gets light words and no fog', () => {
  const painting = { ...SQUARE, ground: '#302b3c', subject: [0, 0.3] as const }
  const picture = paint(painting)
  const ctx = picture.canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  for (let x = 0; x < 540; x += 60) ctx.fillRect(x, 60, 8, 420)
  const box = rect(0, 0, 540, 540)
  const { palette } = compose('en', '“Wake up slow”', painting).scene
  expect(inksOver(mapPicture(ctx, SQUARE), box, palette)).toMatchObject({
    isLight: true,
    ink: '#ffffff',
  })
})

test('a picture that leaves no room stands beside its words', () => {
  const painting = { ...SQUARE, ground: '#8a8f98', subject: [0, 1] as const }
  const { scene, brief } = compose('en', BRIEFS[0]?.[1] ?? '', painting)
  expect(scene.layers.some(({ role }) => role === 'panel')).toBe(true)
  expect(saysAll(scene.layers, { ...brief, oldPrice: null })).toBe(true)
})

test('[D10.05] the file keeps its size and kind, says that a model made the picture, and is left alone away from the words', async () => {
  const workDir = await mkdtemp(join(tmpdir(), 'adloom-over-'))
  onTestFinished(() => rm(workDir, { recursive: true, force: true }))
  const path = join(workDir, 'clean.png')
  await sharp({ create: { ...SQUARE, channels: 3, background: '#224466' } }).toFile(path)
  const pictures = [{ path, mimeType: 'image/png', kind: 'image' as const }]
  const [output] = await wordsOver(
    {
      ...(await asked()),
      prompt: '“Wake up slow”. Shop now',
      images: [],
      workDir,
      watermark: false,
    },
    { pictures, madeBy: 'Paint (Acme)', mark: 'Made with AI' },
    {
      report: () => {},
      signal: new AbortController().signal,
      matteOf: () => Promise.resolve(null),
    },
  )
  const made = sharp(output?.path)
  const { width, height, format, xmp } = await made.metadata()
  expect({ width, height, format }).toEqual({ ...SQUARE, format: 'png' })
  expect(xmp?.toString()).toContain('compositeWithTrainedAlgorithmicMedia')
  const calm = await made.extract({ left: 0, top: 440, ...SQUARE, height: 90 }).toBuffer()
  const { channels } = await sharp(calm).stats()
  expect(channels.map(({ min, max }) => [min, max])).toEqual([
    [34, 34],
    [68, 68],
    [102, 102],
  ])
})
