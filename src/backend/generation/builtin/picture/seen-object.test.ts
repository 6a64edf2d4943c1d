import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type CutOut, chooseCutOut } from './choose-cut-out.ts'
import { cutOut, isSeen, recognise, tryCutOut } from './cut-out.ts'
import { readPixels } from './picture.ts'

const folder = await mkdtemp(join(tmpdir(), 'adloom-seen-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const WIDTH = 480
const HEIGHT = 400
const drawn = async (name: string, body: string) => {
  const file = join(folder, name)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`
  await sharp(Buffer.from(svg)).flatten({ background: '#000' }).png().toFile(file)
  return file
}

/** A ring, whose hole has to stay open. */
const RING = (colour: string) =>
  `<circle cx="240" cy="200" r="90" fill="none" stroke="${colour}" stroke-width="40"/>`
const BUSY = Array.from(
  { length: 24 },
  (_, at) =>
    `<rect x="${at * 20}" width="20" height="${HEIGHT}" fill="${at % 2 ? '#22aa77' : '#dd3333'}"/>`,
).join('')

/** A matte as the network returns it: a square, whatever the picture's shape. */
async function matteDrawn(name: string, body: string) {
  const file = await drawn(`drawn-${name}`, body)
  const square = join(folder, name)
  await sharp(file).resize(1_024, 1_024, { fit: 'fill' }).greyscale().png().toFile(square)
  return async () => square
}

const alphaAt = ({ data }: { data: Buffer }, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3]

test('an object on a busy ground is cut out as the model sees it, its hole open', async () => {
  const photo = await drawn('busy.png', BUSY + RING('#2233cc'))
  const pixels = await readPixels(photo)
  await recognise(pixels, photo, await matteDrawn('ring.png', RING('#fff')))
  const object = cutOut(pixels)?.object
  expect(isSeen(pixels)).toBe(true)
  // Cropped to the ring: 110 pixels around its middle.
  expect(object?.width).toBeGreaterThan(215)
  expect(object?.width).toBeLessThan(226)
  const middle =
    (Math.floor(object!.height / 2) * object!.width + Math.floor(object!.width / 2)) * 4
  expect(object!.data[middle + 3]).toBe(0)
})

test('the edge moves to where the picture has it, when the model saw it a little off', async () => {
  const photo = await drawn(
    'plain.png',
    `<rect width="480" height="400" fill="#d8d2c8"/><rect x="140" y="100" width="200" height="200" fill="#203060"/>`,
  )
  const pixels = await readPixels(photo)
  const soft = `<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect x="140" y="100" width="200" height="200" fill="#fff" filter="url(#f)"/>`
  await recognise(pixels, photo, await matteDrawn('soft.png', soft))
  const found = tryCutOut(pixels)!
  expect(found.isSeen).toBe(true)
  // The model itself says 40 % on the outside of the edge and 60 % on the inside.
  expect(alphaAt(found.object, 139, 200)).toBeLessThan(60)
  expect(alphaAt(found.object, 140, 200)).toBeGreaterThan(170)
})

test('a haze over everything is no object, and a shimmer elsewhere is left out', async () => {
  const photo = await drawn('room.png', BUSY + RING('#2233cc'))
  const hazed = await readPixels(photo)
  await recognise(
    hazed,
    photo,
    await matteDrawn('haze.png', '<rect width="480" height="400" fill="#777"/>'),
  )
  expect(cutOut(hazed)).toBeNull()
  const pixels = await readPixels(photo)
  const ghost = '<circle cx="60" cy="60" r="30" fill="#555"/>'
  await recognise(pixels, photo, await matteDrawn('ghost.png', RING('#fff') + ghost))
  expect(cutOut(pixels)?.object.width).toBeLessThan(226)
})

test('without a model, or when it fails, a picture is cut out as it always was', async () => {
  const photo = await drawn(
    'mug.png',
    '<rect width="480" height="400" fill="#e9e9ec"/><rect x="160" y="120" width="150" height="180" fill="#c8452f"/>',
  )
  const [plain, failed] = [await readPixels(photo), await readPixels(photo)]
  await recognise(failed, photo, async () => null)
  expect(cutOut(plain)).not.toBeNull()
  expect(cutOut(failed)).toEqual(cutOut(plain))
  const damaged = await readPixels(photo)
  await recognise(damaged, photo, async () => join(folder, 'nowhere.png'))
  expect(cutOut(damaged)).toEqual(cutOut(plain))
})

const told = (confidence: number, isSeenObject: boolean, solid = 100): CutOut => ({
  object: {
    data: Buffer.from(
      Array.from({ length: 100 }, (_, at) => [0, 0, 0, at < solid ? 255 : 0]).flat(),
    ),
    width: 10,
    height: 10,
  },
  confidence,
  isSeen: isSeenObject,
})

test.each([
  ['the model, where the ground says little', told(0.6, false), told(0.8, true), true],
  ['the model, where both see the same', told(1, false), told(0.98, true, 95), true],
  ['the plain ground, where the model lost a part', told(1, false), told(0.98, true, 60), false],
  ['the ground, where the model is in doubt', told(0.6, false), told(0.4, true), false],
])('what is used: %s', (_what, plain, seen, isModel) => {
  expect(chooseCutOut(plain, seen)?.isSeen).toBe(isModel)
})

test('a plain ground that shows other things beside the object is not preferred', () => {
  const plain = told(1, false)
  // An empty row between two solid ones: two objects, of which the model saw one.
  for (let pixel = 40; pixel < 50; pixel += 1) plain.object.data[pixel * 4 + 3] = 0
  expect(chooseCutOut(plain, told(0.96, true, 40))?.isSeen).toBe(true)
})

test('an object that the model does not see at all is mistrusted', () => {
  expect(chooseCutOut(told(0.96, false), told(0, true))?.confidence).toBeLessThan(0.5)
  expect(chooseCutOut(null, told(0, true))).toBeNull()
})
