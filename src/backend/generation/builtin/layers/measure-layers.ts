import type { LayerDocument, PictureLayer, TextLayer } from '../../../../contract/layers.ts'
import { type Canvas, type Ctx, surface } from '../canvas.ts'
import { type Rect, rect, unionOf } from '../geometry.ts'
import { readFiles } from '../modes/read-layer-files.ts'
import { fromHex, fromRgb, luminanceOf, type Oklch, ratioOf, toHex } from '../palette/color.ts'
import type { LayerMeasures, MeasuredText, MeasureQuestion } from '../proof/proofs.ts'
import { type LayerFiles, paintLayer } from './paint-layer.ts'
import { setText } from './set-text.ts'

/** The share of pixels under text that may have less contrast: a speck makes no word unreadable. */
const FORGIVEN = 0.05
/** At most this many pixels are examined, evenly spread. */
const PIXELS_MAX = 20_000
/** Colors closer than this look alike. */
const ALIKE = 0.06

/** Measures where a document's text is and how it contrasts with the picture as painted. */
export async function measureLayers(question: MeasureQuestion): Promise<LayerMeasures> {
  const { document, files: given, fonts, colours } = question
  const asked = { before: document, after: document, files: given, fonts }
  return measureDocument(document, await readFiles(asked, new AbortController().signal), colours)
}

/** The same for a document whose pictures are already loaded. */
export function measureDocument(
  document: LayerDocument,
  files: LayerFiles,
  colours: readonly string[],
): LayerMeasures {
  const { canvas, ctx } = surface(document.width, document.height)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, document.width, document.height)
  const texts: MeasuredText[] = []
  for (const layer of document.layers) {
    const paint = (one: PictureLayer) => paintLayer(ctx, one, document.language, files)
    if (layer.kind !== 'text' || !isSeen(layer)) {
      paint(layer)
      continue
    }
    // Only the plate, since that is what the letters stand on.
    if (layer.plate) paint({ ...layer, colour: '#00000000', is_struck: false })
    texts.push(measured(ctx, layer, document))
    paint(layer)
  }
  return { texts, shares: sharesOf(canvas, colours) }
}

const isSeen = ({ is_hidden, opacity, text }: TextLayer): boolean =>
  !is_hidden && opacity > 0 && text.trim() !== ''

function measured(ctx: Ctx, layer: TextLayer, { language, width, height }: LayerDocument) {
  const { lines, box } = setText(layer, language)
  const turned = lines.map((line) => aroundTurned(line, box, layer.turn))
  const grounds = turned.flatMap((line) => pixelsOf(ctx, line, { width, height }))
  const bounds = unionOf(layer.plate ? [...turned, aroundTurned(box, box, layer.turn)] : turned)
  const alpha = layer.opacity * alphaOf(layer.colour)
  return {
    ...{ id: layer.id, ...bounds },
    inked: turned.reduce((sum, line) => sum + line.width * line.height, 0),
    contrast: contrastOn(grounds, layer.colour, alpha),
    readable: readableOn(grounds, layer.colour),
  }
}

/** The upright box around a box rotated about the center of another. */
function aroundTurned(box: Rect, about: Rect, degrees: number): Rect {
  if (degrees === 0) return box
  const turn = (degrees * Math.PI) / 180
  const [cx, cy] = [about.x + about.width / 2, about.y + about.height / 2]
  const [mx, my] = [box.x + box.width / 2 - cx, box.y + box.height / 2 - cy]
  const [x, y] = [
    cx + mx * Math.cos(turn) - my * Math.sin(turn),
    cy + mx * Math.sin(turn) + my * Math.cos(turn),
  ]
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const wide = box.width * cos + box.height * sin
  const tall = box.width * sin + box.height * cos
  return rect(x - wide / 2, y - tall / 2, wide, tall)
}

type Pixel = readonly [number, number, number]

function pixelsOf(ctx: Ctx, line: Rect, size: { width: number; height: number }): Pixel[] {
  const left = Math.max(0, Math.floor(line.x))
  const top = Math.max(0, Math.floor(line.y))
  const width = Math.min(size.width, Math.ceil(line.x + line.width)) - left
  const height = Math.min(size.height, Math.ceil(line.y + line.height)) - top
  if (width < 1 || height < 1) return []
  const { data } = ctx.getImageData(left, top, width, height)
  const stride = Math.max(1, Math.ceil((width * height) / PIXELS_MAX))
  const pixels: Pixel[] = []
  for (let at = 0; at < width * height; at += stride)
    pixels.push([data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!])
  return pixels
}

const alphaOf = (colour: string): number =>
  colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1

const bytesOf = (colour: string): Pixel => {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** WCAG contrast with nearly all pixels under the text; 1 if none of it is on the picture. */
function contrastOn(grounds: readonly Pixel[], colour: string, alpha: number): number {
  if (grounds.length === 0) return 1
  const ink = bytesOf(colour)
  const ratios = grounds.map((ground) => {
    const seen = ground.map((byte, part) => Math.round(byte + (ink[part]! - byte) * alpha))
    return ratioOf(luminanceOf(seen, 0), luminanceOf(ground, 0))
  })
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * FORGIVEN)]!
}

/** The text's own hue, light or dark enough to be readable there; otherwise black or white. */
function readableOn(grounds: readonly Pixel[], colour: string): string {
  const { c, h } = fromHex(colour)
  const candidates = [0.98, 0.93, 0.85, 0.3, 0.22, 0.14].map((l) => toHex({ l, c: c * 0.6, h }))
  const rated = [...candidates, '#ffffff', '#101014'].map((one) => ({
    colour: one,
    contrast: contrastOn(grounds, one, 1),
  }))
  const near = rated
    .filter(({ contrast }) => contrast >= 4.6)
    .sort((one, other) => far(one.colour, colour) - far(other.colour, colour))[0]
  return (near ?? rated.sort((one, other) => other.contrast - one.contrast)[0]!).colour
}

const apart = (one: Oklch, other: Oklch): number => {
  const radians = (hue: number) => (hue * Math.PI) / 180
  return Math.hypot(
    one.l - other.l,
    one.c * Math.cos(radians(one.h)) - other.c * Math.cos(radians(other.h)),
    one.c * Math.sin(radians(one.h)) - other.c * Math.sin(radians(other.h)),
  )
}
const far = (one: string, other: string): number => apart(fromHex(one), fromHex(other))

/** The share of the picture that has each color or one that looks like it. */
function sharesOf(canvas: Canvas, colours: readonly string[]): number[] {
  if (colours.length === 0) return []
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const wanted = colours.map(fromHex)
  const counts = wanted.map(() => 0)
  const stride = Math.max(1, Math.ceil((width * height) / PIXELS_MAX))
  let looked = 0
  for (let at = 0; at < width * height; at += stride) {
    looked += 1
    const seen = fromRgb(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!)
    for (const [index, one] of wanted.entries()) if (apart(seen, one) < ALIKE) counts[index]! += 1
  }
  return counts.map((count) => count / looked)
}
