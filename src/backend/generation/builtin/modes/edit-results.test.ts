import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'

let folder: string
let photo: LocalFile
let sign: LocalFile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-edits-'))
  const put = async (name: string, svg: string): Promise<LocalFile> => {
    const path = join(folder, name)
    await sharp(Buffer.from(svg)).png().toFile(path)
    return { path, kind: 'image', mimeType: 'image/png' }
  }
  photo = await put(
    'photo.png',
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="#e4e0d8"/><rect x="170" y="130" width="140" height="220" rx="14" fill="#c8452f"/></svg>',
  )
  sign = await put(
    'sign.png',
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect x="10" y="10" width="180" height="60" rx="12" fill="#ff00ff"/></svg>',
  )
})
afterAll(() => rm(folder, { recursive: true }))

async function edited(prompt: string, more: LocalFile[] = []) {
  const workDir = await mkdtemp(join(folder, 'render-'))
  const request: GenerationRequest = {
    taskId: 'test',
    workflowType: 'image_edit',
    model: 'adloom-studio-image',
    prompt,
    language: 'en',
    width: 480,
    height: 480,
    aspectRatio: '1:1',
    resolution: '1k',
    durationSeconds: 0,
    fps: 0,
    generateAudio: false,
    watermark: false,
    count: 1,
    seed: 5,
    images: [photo, ...more],
    workDir,
  }
  const progress = { report: () => {}, signal: new AbortController().signal }
  const [output] = await makeOutputs(request, progress)
  const { data, info } = await sharp(output?.path).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}
type Result = Awaited<ReturnType<typeof edited>>

const at = ({ data, width, channels }: Result, x: number, y: number) => {
  const from = (y * width + x) * channels
  return [data[from]!, data[from + 1]!, data[from + 2]!] as const
}

/** Which of the picture's nine fields contains most of the matching pixels, "row column". */
function fieldOf(result: Result, isMeant: (colour: readonly [number, number, number]) => boolean) {
  const counts = new Map<string, number>()
  for (let y = 0; y < result.height; y += 1)
    for (let x = 0; x < result.width; x += 1) {
      if (!isMeant(at(result, x, y))) continue
      const field = `${Math.floor((y * 3) / result.height)} ${Math.floor((x * 3) / result.width)}`
      counts.set(field, (counts.get(field) ?? 0) + 1)
    }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
/** White on dark, near black on light ground. */
const isInk = (colour: readonly number[]) => Math.min(...colour) > 246 || Math.max(...colour) < 30
const isMagenta = ([r, g, b]: readonly number[]) => r! > 200 && g! < 90 && b! > 200

test.each([
  ['at the top', '0 1'],
  ['bottom left', '2 0'],
  ['in the middle', '1 1'],
])('words stand %s', async (where, field) => {
  expect(fieldOf(await edited(`Add the text “Hey” ${where}`), isInk)).toBe(field)
})

test.each([
  ['top left', '0 0'],
  ['in the bottom right corner', '2 2'],
])('a logo stands %s', async (where, field) => {
  expect(fieldOf(await edited(`Put our logo ${where}`, [sign]), isMagenta)).toBe(field)
})

test('a badge in an asked colour and corner', async () => {
  const result = await edited('Add a #00aa55 badge “-30 %” in the bottom left corner')
  const isGreen = ([r, g, b]: readonly number[]) => r! < 40 && g! > 140 && b! > 60 && b! < 110
  expect(fieldOf(result, isGreen)).toBe('2 0')
})

test('a named format wins over the ordered one, at as many pixels', async () => {
  const { width, height } = await edited('Extend to 16:9')
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(Math.abs(width * height - 480 * 480)).toBeLessThan(480 * 480 * 0.02)
})

test.each([
  ['white', [255, 255, 255]],
  ['pale pink', [249, 222, 231]],
  ['dark blue', [14, 50, 119]],
  ['#2f9a97', [47, 154, 151]],
] as const)('a %s ground is of that colour, and the product stands on it', async (name, colour) => {
  const result = await edited(`Put it on a ${name} background`)
  const [r, g, b] = at(result, 20, 240)
  expect(Math.hypot(r - colour[0], g - colour[1], b - colour[2])).toBeLessThan(42)
  const [red, green] = at(result, 240, 240)
  expect(red - green).toBeGreaterThan(70)
})

test('what stands on a new ground darkens it where it touches', async () => {
  const result = await edited('Put it on a white background')
  const light = (x: number, y: number) => at(result, x, y).reduce((sum, value) => sum + value, 0)
  let foot = 0
  for (let y = 0; y < 480; y += 1) {
    const [r, g] = at(result, 240, y)
    if (r - g > 70) foot = y
  }
  expect(light(240, foot + 6)).toBeLessThan(light(20, foot + 6) - 60)
})

test('the product takes a colour and its ground stays', async () => {
  const result = await edited('Make the product blue')
  const [r, , b] = at(result, 240, 240)
  expect(b - r).toBeGreaterThan(60)
  const [before, after] = [[0xe4, 0xe0, 0xd8], at(result, 40, 40)]
  for (const channel of [0, 1, 2] as const)
    expect(Math.abs(after[channel] - before[channel]!)).toBeLessThan(3)
})

test.each<[string, Record<string, string>]>([
  ['Brighter, and make the man smile', { part: 'make the man smile', understood: 'light' }],
  ['Remove the logo', { part: 'Remove the logo', understood: '' }],
  ['Add a headline', { reason: 'words_missing' }],
  ['Put our logo top left', { reason: 'picture_missing' }],
  ['Remove the text', { reason: 'no_words_found' }],
])('[D4.07] “%s” is refused with what helps its owner on', async (prompt, details) => {
  await expect(edited(prompt)).rejects.toMatchObject({
    code: 'instruction_not_supported',
    details,
  })
})

test('[D4.07] a refusal offers what the engine has that comes nearest', async () => {
  await expect(edited('Put it in a space station')).rejects.toMatchObject({
    details: { offers: expect.stringContaining('new_ground') },
  })
})
