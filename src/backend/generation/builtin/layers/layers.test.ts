import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import type { LayerDocument, PictureLayer, TextLayer } from '../../../../contract/layers.ts'
import type { GenerationRequest } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'
import { readPixels } from '../picture/picture.ts'
import type { TakenApart } from '../proof/proofs.ts'
import { drawLayers } from './draw-layers.ts'
import { openLayers } from './open-layers.ts'

const progress = { report: () => {}, signal: new AbortController().signal }
const PROMPT =
  'Cold brew coffee for slow mornings, headline "Slow mornings", $4.50 instead of $6, button "Order now", legal line "While stocks last."'

interface Opened {
  original: string
  apart: TakenApart
  document: LayerDocument
}

/** An opened result: the names of its image files stand for their future ids. */
async function opened(changes: Partial<GenerationRequest> = {}): Promise<Opened> {
  const folder = await temporaryFolder('layers')
  const request = await asked({
    ...{ prompt: PROMPT, width: 540, height: 540, seed: 7, watermark: true, workDir: folder },
    ...changes,
  })
  const results = await makeOutputs(request, progress)
  const position = results.length - 1
  const original = results[position]?.path ?? ''
  const apart = await openLayers({ request, position, original, folder, dataDir: folder })
  if (!apart) throw new Error('It did not open.')
  const layers = apart.layers.map((layer): PictureLayer => {
    if (layer.kind !== 'image') return layer
    const { path, ...image } = layer
    return { ...image, file_id: path }
  })
  return { original, apart, document: { ...apart, layers } }
}

async function saved({ original, document }: Opened, after: LayerDocument): Promise<string> {
  const paths = document.layers.flatMap((layer) => (layer.kind === 'image' ? layer.file_id : []))
  const picture = (path: string) => ({ path, kind: 'image', mimeType: 'image/png' }) as const
  const [made] = await makeOutputs(
    await asked({
      workflowType: 'layers',
      workDir: await temporaryFolder('layers'),
      layers: {
        ...{ before: document, after, original: picture(original), madeBy: null },
        files: Object.fromEntries(paths.map((path) => [path, picture(path)])),
      },
    }),
    progress,
  )
  return made?.path ?? ''
}

const changed = (
  document: LayerDocument,
  role: PictureLayer['role'],
  change: (layer: TextLayer) => TextLayer,
): LayerDocument => ({
  ...document,
  layers: document.layers.map((layer) =>
    layer.role === role && layer.kind === 'text' ? change(layer) : layer,
  ),
})

const apartBy = (one: Buffer, other: Buffer, at: number): number =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0))

/** Counts differing pixels and returns the box around them. */
async function difference(one: string, other: string, tolerance = 0) {
  const [before, after] = [await readPixels(one), await readPixels(other)]
  let [count, left, top, right, bottom] = [0, before.width, before.height, 0, 0]
  for (let at = 0; at < before.data.length; at += 4) {
    const far = [0, 1, 2].some((part) => apartBy(before.data, after.data, at + part) > tolerance)
    if (!far) continue
    const [x, y] = [(at / 4) % before.width, Math.floor(at / 4 / before.width)]
    count += 1
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
  }
  return { count, left, top, right, bottom }
}

test('[R1.08] an ad opens as its parts, and saved unchanged it is the same picture', async () => {
  const ad = await opened()
  const roles = ad.document.layers.map(({ role }) => role)
  expect(roles[0]).toBe('ground')
  expect(roles).toEqual(expect.arrayContaining(['headline', 'price', 'cta', 'legal', 'mark']))
  expect(await difference(ad.original, await saved(ad, ad.document))).toMatchObject({ count: 0 })
})

test('[R1.08] a headline that was moved is exactly there, and everything else is as it was', async () => {
  const ad = await opened()
  const headline = ad.document.layers.find(({ role }) => role === 'headline')
  if (headline?.kind !== 'text') throw new Error('no headline')
  const moved = changed(ad.document, 'headline', (layer) => ({ ...layer, y: layer.y + 40 }))
  const found = await difference(ad.original, await saved(ad, moved))
  const [ink] = await drawLayers({ layers: [headline], language: ad.document.language })
  if (!ink) throw new Error('not drawn')
  expect(found).toMatchObject({ left: ink.x, top: ink.y })
  expect(found.right).toBe(ink.x + ink.width - 1)
  expect(found.bottom).toBe(ink.y + 40 + ink.height - 1)
})

type Shown = Awaited<ReturnType<typeof readPixels>>

/**
 * The largest difference between a picture on white and a part of another, ignoring what lies outside that one's frame.
 */
function worstOver(
  { data, width, height }: Shown,
  whole: Shown & { at: { x: number; y: number } },
): number {
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < whole.width && y < whole.height
  const places = Array.from({ length: width * height }, (_, place) => ({
    from: place * 4,
    x: whole.at.x + (place % width),
    y: whole.at.y + Math.floor(place / width),
  })).filter(({ x, y }) => isInside(x, y))
  return places.reduce((worst, { from, x, y }) => {
    const alpha = (data[from + 3] ?? 0) / 255
    const over = [0, 1, 2].map((part) => (data[from + part] ?? 0) * alpha + 255 * (1 - alpha))
    const to = (y * whole.width + x) * 4
    const apart = over.map((value, part) => Math.abs(value - (whole.data[to + part] ?? 0)))
    return Math.max(worst, ...apart)
  }, 0)
}

test('what is shown of a word is pixel for pixel what is saved', async () => {
  const ad = await opened()
  const after = changed(ad.document, 'headline', (layer) => ({
    ...layer,
    text: 'Fast evenings\nกาแฟ',
    colour: '#ff0044',
    turn: 12,
  }))
  const headline = after.layers.find(({ role }) => role === 'headline')
  if (headline?.kind !== 'text') throw new Error('no headline')
  const white: LayerDocument = { ...after, layers: [headline] }
  // A document of another size keeps no original pixels.
  const nothing = { ...white, width: 100 }
  const alone = await readPixels(await saved({ ...ad, document: nothing }, white))
  const [drawn] = await drawLayers({ layers: [headline], language: after.language })
  const path = join(await temporaryFolder('layers'), 'drawn.png')
  await writeFile(path, Buffer.from(drawn?.image.split(',')[1] ?? '', 'base64'))
  const shown = await readPixels(path)
  if (!drawn) throw new Error('not drawn')
  const worst = worstOver(shown, { ...alone, at: drawn })
  expect(worst).toBeLessThan(3)
})

test.each([1, 3, 7, 13])('every part of a layout is found again (seed %i)', async (seed) => {
  const ad = await opened({ seed, count: 2 })
  // At another size no original pixels are kept, so this compares the layers alone.
  const document = { ...ad.document, width: 100 }
  const found = await difference(ad.original, await saved({ ...ad, document }, ad.document), 9)
  expect(found.count).toBeLessThan(400)
})
