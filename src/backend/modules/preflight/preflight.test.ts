import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proofsHere } from '../../../../tests/support/proofs-here.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import type { FileFacts } from '../../../contract/check-fit.ts'
import { EXPORT_FORMATS, findFormat } from '../../../contract/export-formats.ts'
import type { LayerDocument, PictureLayer, TextLayer } from '../../../contract/layers.ts'
import { figuresOf } from '../../generation/figures.ts'
import { phonePixels } from './check-layers.ts'
import { mendDocument } from './mend-document.ts'
import { mendOf } from './mend-of.ts'
import { findAll, reportOf } from './report.ts'
import type { Subject } from './subject.ts'

const SIZE = { width: 1080, height: 1920 }
const PLAIN = { turn: 0, opacity: 1, is_hidden: false, group: null } as const

const text = (changes: Partial<TextLayer>): TextLayer => ({
  ...PLAIN,
  ...{ id: 'headline', role: 'headline', kind: 'text', text: 'Slow mornings', font: 'inter' },
  ...{ x: 100, y: 800, width: 880, height: 110, weight: 700, tracking: 0, size: 90 },
  ...{ leading: null, align: 'start', colour: '#111111', is_struck: false, plate: null },
  ...changes,
})

/** A picture of one color behind text. */
async function subjectOf(
  layers: PictureLayer[],
  changes: Partial<Subject> = {},
  ground = '#ffffff',
) {
  const folder = await temporaryFolder('preflight')
  const path = join(folder, 'ground.png')
  await writeFile(
    path,
    await sharp({ create: { ...SIZE, channels: 3, background: ground } })
      .png()
      .toBuffer(),
  )
  const files = { ground: { path, kind: 'image', mimeType: 'image/png' } } as const
  const base: PictureLayer = {
    ...{ id: 'ground', role: 'ground', kind: 'image', file_id: 'ground', x: 0, y: 0 },
    ...SIZE,
    ...PLAIN,
  }
  const document: LayerDocument = { ...SIZE, language: 'en', layers: [base, ...layers] }
  const colours = [...(changes.brand?.colours ?? [])]
  const measure = (asked: LayerDocument) =>
    proofsHere.measureLayers({ document: asked, files, colours }, { network: 'test' })
  const subject: Subject = {
    file: {
      kind: 'image',
      mime_type: 'image/png',
      size_bytes: 90_000,
      duration_seconds: null,
      ...SIZE,
    },
    formats: EXPORT_FORMATS.filter(({ id }) => id === 'tiktok.infeed@9:16'),
    parts: { document, before: null, isFlat: false, measures: await measure(document) },
    ...{ shots: [], isRetold: false },
    ...{ words: null, brand: null, sound: null, isPlaced: true },
    ...changes,
  }
  return { subject, measuring: { measure, figuresOf } }
}

const checksOf = (subject: Subject) => findAll(subject, figuresOf).map(({ check }) => check)

/** The formula from WCAG 2.2, independent of the engine's. */
function contrastByHand(one: string, other: string): number {
  const light = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  }
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('an ad with large dark words on a light ground has no findings', async () => {
  const { subject } = await subjectOf([text({})])
  expect(findAll(subject, figuresOf)).toEqual([])
})

test('words of 30 pixels in a picture of 1080 are 10 on a phone of 360, and too small', async () => {
  const { subject } = await subjectOf([text({ size: 30, height: 36 })])
  expect(findAll(subject, figuresOf)).toMatchObject([
    { check: 'legibility', severity: 'warning', has: 10, wants: 12, text: 'Slow mornings' },
  ])
  // Small print may be smaller; other text below nine pixels is an error.
  expect(checksOf((await subjectOf([text({ size: 30, role: 'legal' })])).subject)).toEqual([])
  const { subject: tiny } = await subjectOf([text({ size: 24, height: 30 })])
  expect(findAll(tiny, figuresOf)).toMatchObject([{ severity: 'error', has: 8 }])
})

test.each([
  ['#999999', '#ffffff'],
  ['#e8b04b', '#f4ead8'],
  ['#2a2a2a', '#101014'],
])('%s on %s has the contrast that a calculation by hand gives', async (colour, ground) => {
  const { subject } = await subjectOf([text({ colour, size: 40, height: 50 })], {}, ground)
  const [finding] = findAll(subject, figuresOf)
  expect(finding).toMatchObject({ check: 'contrast', wants: 4.5 })
  expect(finding?.has).toBeCloseTo(contrastByHand(colour, ground), 2)
})

test('words on a plate are held against the plate, not against what is behind it', async () => {
  const plate = { fill: '#0a0a0a', is_outline: false, radius: 20, has_shadow: false }
  const layer = text({ role: 'cta', colour: '#ffffff', plate, width: 780, height: 200 })
  expect(checksOf((await subjectOf([layer])).subject)).toEqual([])
  const outline = { ...plate, is_outline: true }
  expect(checksOf((await subjectOf([{ ...layer, plate: outline }])).subject)).toEqual(['contrast'])
})

test('words under the buttons of a placement are found, and moved to where they are seen', async () => {
  const low = text({ y: 1700 })
  const { subject, measuring } = await subjectOf([low])
  expect(findAll(subject, figuresOf)).toMatchObject([
    { check: 'safe_zone', severity: 'error', formats: ['tiktok.infeed@9:16'] },
  ])
  const { subject: after, mended } = await mendDocument(subject, () => true, measuring)
  expect(mended).toEqual(['safe_zone:headline'])
  expect(findAll(after, figuresOf)).toEqual([])
  const zone = findFormat('tiktok.infeed@9:16')?.safeZone
  const moved = after.parts?.measures.texts[0]
  expect((moved?.y ?? 0) + (moved?.height ?? 0)).toBeLessThanOrEqual(
    1920 * (1 - (zone?.bottom ?? 0)),
  )
})

test('small words are set larger, unless they would then lie on others', async () => {
  const small = text({
    id: 'small',
    role: 'subline',
    size: 30,
    height: 36,
    y: 600,
    text: 'By the sea',
  })
  const { subject, measuring } = await subjectOf([small])
  const { subject: after } = await mendDocument(subject, () => true, measuring)
  const larger = after.parts?.document.layers.at(-1)
  expect(larger?.kind === 'text' && phonePixels(larger.size, 1080)).toBeGreaterThanOrEqual(12)
  expect(findAll(after, figuresOf)).toEqual([])

  const above = text({ id: 'above', x: 60, y: 500 })
  const below = text({ id: 'below', x: 60, y: 622 })
  const long = 'By the sea, by the river, by the lake, by the pond and by the spring'
  const tightly = { ...small, x: 60, y: 590, width: 980, size: 28, height: 30, text: long }
  const tight = await subjectOf([above, tightly, below], { formats: [] })
  expect(checksOf(tight.subject)).toEqual(['legibility'])
  const kept = await mendDocument(tight.subject, () => true, tight.measuring)
  expect(kept.mended).toEqual([])
  expect(kept.subject.parts?.document).toEqual(tight.subject.parts?.document)
})

test('a missing legal line is added where it is read, in words of the brief', async () => {
  const legal = 'While stocks last. No cash value.'
  const words = { texts: ['Slow mornings', legal], legal }
  const { subject, measuring } = await subjectOf([text({})], { words }, '#20242c')
  const { subject: after } = await mendDocument(subject, () => true, measuring)
  expect(checksOf(subject)).toContain('legal_line')
  expect(findAll(after, figuresOf)).toEqual([])
  const added = after.parts?.document.layers.find(({ role }) => role === 'legal')
  expect(added).toMatchObject({ kind: 'text', text: legal })
  expect(contrastByHand(added?.kind === 'text' ? added.colour : '', '#20242c')).toBeGreaterThan(4.5)
})

test('a legal line in a typeface of the team’s own, which is a picture, is not said to be missing', async () => {
  const words = { texts: ['Slow mornings'], legal: 'While stocks last.' }
  const painted: PictureLayer = {
    ...{ id: 'legal', role: 'legal', kind: 'image', file_id: 'ground', x: 100, y: 1300 },
    ...{ ...PLAIN, width: 400, height: 40 },
  }
  const { subject } = await subjectOf([text({}), painted], { words })
  const { findings, unchecked } = reportOf(subject, figuresOf, () => null)
  expect(findings).toEqual([])
  expect(unchecked).toContainEqual({ check: 'legal_line', reason: 'words_unknown' })
})

test.each([
  ['Slow mornings', []],
  ['SLOW\nMORNINGS!', []],
  ['Now $3', [{ check: 'words', severity: 'error' }]],
  ['Best in town', [{ check: 'words', severity: 'warning' }]],
])('%j on the picture, beside a brief with $4.50', async (said, expected) => {
  const words = { texts: ['Cold brew, headline "Slow mornings", $4.50'], legal: null }
  const { subject } = await subjectOf([text({ text: said })], { words })
  expect(findAll(subject, figuresOf)).toMatchObject(expected)
})

test('without any color of the brand the button gets one', async () => {
  const brand = { name: 'Reef', colours: ['#0e5a4f'] }
  const plate = { fill: '#c02040', is_outline: false, radius: 20, has_shadow: false }
  const button = text({
    id: 'cta',
    role: 'cta',
    colour: '#ffffff',
    plate,
    y: 1100,
    width: 780,
    height: 200,
  })
  const { subject, measuring } = await subjectOf([text({}), button], { brand })
  expect(checksOf(subject)).toEqual(['brand_colors'])
  const { subject: after } = await mendDocument(subject, () => true, measuring)
  expect(checksOf(after)).toEqual([])
  expect(after.parts?.document.layers.at(-1)).toMatchObject({ plate: { fill: '#0e5a4f' } })
})

test('an ad of the engine has its button as a shape, which gets the color, and its words what is read on it', async () => {
  const brand = { name: 'Reef', colours: ['#0e5a4f'] }
  const shape: PictureLayer = {
    ...PLAIN,
    ...{ id: 'cta-1', role: 'cta', kind: 'shape', shape: 'rectangle', fill: '#f2c9d4' },
    ...{ x: 100, y: 1100, width: 500, height: 140, radius: 0, ring: null, has_shadow: false },
  }
  const order = text({ id: 'cta-2', role: 'cta', text: 'Order now', size: 50, x: 160, y: 1140 })
  const { subject, measuring } = await subjectOf([text({}), shape, order], { brand })
  expect(checksOf(subject)).toEqual(['brand_colors'])
  const { subject: after } = await mendDocument(subject, () => true, measuring)
  expect(findAll(after, figuresOf)).toEqual([])
  const layers = after.parts?.document.layers.slice(-2)
  expect(layers).toMatchObject([{ fill: '#0e5a4f' }, { colour: '#ffffff' }])
})

/** Black and white side by side, on which no single color is readable throughout. */
const CHECKERED: PictureLayer = {
  ...PLAIN,
  ...{ id: 'black', role: 'panel', kind: 'shape', shape: 'rectangle', fill: '#000000' },
  ...{ x: 0, y: 0, width: 400, height: 1920, radius: 0, ring: null, has_shadow: false },
}

test('words on a ground of many colors, where none is read, get a plate', async () => {
  const words = text({ colour: '#999999', y: 700 })
  const { subject, measuring } = await subjectOf([CHECKERED, words])
  expect(checksOf(subject)).toEqual(['contrast'])
  const { subject: after, mended } = await mendDocument(subject, () => true, measuring)
  expect(mended).toEqual(['contrast:headline'])
  expect(findAll(after, figuresOf)).toEqual([])
  expect(after.parts?.document.layers.at(-1)).toMatchObject({ plate: { is_outline: false } })
})

test('words that take most of the picture are set smaller', async () => {
  const huge = text({ text: 'Slow\nmornings', size: 330, x: 20, y: 400, width: 1050, height: 800 })
  const { subject, measuring } = await subjectOf([huge, text({ id: 'other', y: 150 })], {
    formats: [],
  })
  expect(checksOf(subject)).toContain('text_share')
  const { subject: after, mended } = await mendDocument(subject, () => true, measuring)
  expect(mended).toContain('text_share')
  expect(findAll(after, figuresOf)).toEqual([])
  expect(after.parts?.document.layers.at(-1)).toEqual(text({ id: 'other', y: 150 }))
})

test('what is covered is moved by itself where that is enough', async () => {
  const other = text({ id: 'other', y: 600 })
  const { subject, measuring } = await subjectOf([other, text({ y: 1700 })])
  const { subject: after } = await mendDocument(subject, () => true, measuring)
  expect(findAll(after, figuresOf)).toEqual([])
  expect(after.parts?.document.layers.at(-2)).toEqual(other)
})

test('two known legal lines in a row are no claim, and words that were never others are not restored', async () => {
  const words = { texts: ['Slow mornings', 'While stocks last.', 'Norda GmbH, Kiel'], legal: null }
  const both = text({ role: 'legal', text: 'While stocks last Norda GmbH, Kiel', size: 40 })
  const { subject } = await subjectOf([both], { words })
  expect(findAll(subject, figuresOf)).toEqual([])
  const foreign = text({ text: 'Best in town' })
  const { subject: claim, measuring } = await subjectOf([foreign], { words })
  const { parts } = claim
  const [finding] = findAll(claim, figuresOf)
  const known = { ...claim, parts: parts && { ...parts, before: parts.document } }
  expect(finding && mendOf(known, finding)).toBeNull()
  expect((await mendDocument(known, () => true, measuring)).mended).toEqual([])
})

const FILM: FileFacts = {
  ...{ kind: 'video', mime_type: 'video/mp4', width: 1080, height: 1920 },
  ...{ size_bytes: 3_000_000, duration_seconds: 20 },
}

test.each([
  [{ lufs: -14, peak: -1.5 }, []],
  [{ lufs: -17, peak: -1.5 }, []],
  [{ lufs: -24, peak: -8 }, ['loudness']],
  [{ lufs: -8, peak: -1.5 }, ['loudness']],
  [{ lufs: -14, peak: 0.4 }, ['loudness']],
  [{ lufs: null, peak: null }, []],
])('a film with %o', (sound, expected) => {
  const formats = EXPORT_FORMATS.filter(({ id }) => id === 'tiktok.infeed@9:16')
  const subject: Subject = {
    file: FILM,
    formats,
    isPlaced: true,
    ...{ parts: null, shots: [], isRetold: false },
    words: null,
    brand: null,
    sound,
  }
  expect(checksOf(subject)).toEqual(expected)
})

test('a film that is too long and too heavy for a placement is told with its limits', () => {
  const file = { ...FILM, duration_seconds: 75, size_bytes: 600_000_000 }
  const formats = EXPORT_FORMATS.filter(({ id }) => id === 'tiktok.infeed@9:16')
  const subject: Subject = {
    file,
    formats,
    isPlaced: true,
    ...{ parts: null, shots: [], isRetold: false },
    words: null,
    brand: null,
    sound: null,
  }
  expect(findAll(subject, figuresOf)).toMatchObject([
    { check: 'length', severity: 'error', has: 75, wants: 60 },
    { check: 'file_size', severity: 'error', has: 600_000_000, wants: 524_288_000 },
  ])
})

test('words of a film are looked at in each of its shots, and told once, where they are worst', async () => {
  const small = text({ size: 30, height: 36 })
  const { subject: one } = await subjectOf([small, text({ id: 'low', text: 'Order now', y: 1700 })])
  const { subject: two } = await subjectOf([{ ...small, size: 24 }])
  const shots = [one, two].flatMap(({ parts }) => parts ?? [])
  const words = { texts: ['Slow mornings', 'Order now'], legal: 'While stocks last.' }
  const film: Subject = { ...one, file: FILM, parts: null, shots, words }
  expect(findAll(film, figuresOf)).toMatchObject([
    { check: 'legibility', severity: 'error', has: 8, text: 'Slow mornings' },
    { check: 'safe_zone', severity: 'error', text: 'Order now' },
    { check: 'legal_line', severity: 'error' },
  ])
  const { findings, unchecked } = reportOf(film, figuresOf, (finding) => mendOf(film, finding))
  expect(findings.map(({ mend }) => mend)).toEqual([null, null, null])
  expect(unchecked.map(({ check }) => check)).toEqual(['brand_colors', 'loudness'])

  // In another size, a pack makes it again within the free area.
  const [, covered] = findAll(film, figuresOf)
  const smaller = { ...film, isRetold: true, file: { ...FILM, width: 720, height: 1280 } }
  expect(covered && mendOf(smaller, covered)).toBe('pack')

  const legal = text({ id: 'legal', role: 'legal', text: 'While stocks last', y: 1000 })
  const { subject: end } = await subjectOf([legal])
  const whole = { ...film, shots: [...shots, ...(end.parts ? [end.parts] : [])] }
  expect(checksOf(whole)).not.toContain('legal_line')
  // A film made elsewhere: its texts must not be reported as fine.
  const foreign = reportOf({ ...film, shots: [] }, figuresOf, () => null)
  expect(foreign.checked).toEqual(['length', 'file_size'])
})
