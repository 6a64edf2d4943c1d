import type { Sharp } from 'sharp'
import type { EditName } from './edit-words.ts'
import { type Pixels, through } from './pixels.ts'

type Grade = (image: Sharp) => Sharp
type Row = [number, number, number]

const matrix = (image: Sharp, rows: [Row, Row, Row]) => image.recomb(rows)
const grey: Row = [0.3, 0.59, 0.11]

/** Looks by name, each a single color matrix and curve so that they can be chained. */
const GRADES: Partial<Record<EditName, Grade>> = {
  blackWhite: (image) => matrix(image, [grey, grey, grey]).linear(1.12, -14),
  noir: (image) => matrix(image, [grey, grey, grey]).linear(1.45, -58),
  sepia: (image) =>
    matrix(image, [
      [0.46, 0.72, 0.18],
      [0.38, 0.64, 0.16],
      [0.3, 0.5, 0.15],
    ]).linear(0.9, 14),
  warm: (image) =>
    matrix(image, [
      [1.1, 0.02, 0],
      [0.02, 1.01, 0],
      [0, 0.02, 0.86],
    ]),
  golden: (image) =>
    matrix(image, [
      [1.14, 0.08, 0],
      [0.05, 1.02, 0],
      [0, 0.05, 0.74],
    ]).linear(1.04, 2),
  cool: (image) =>
    matrix(image, [
      [0.88, 0.02, 0],
      [0, 1, 0.02],
      [0, 0.03, 1.12],
    ]),
  cinematic: (image) =>
    matrix(image, [
      [1.1, 0.02, -0.06],
      [-0.02, 1.02, 0.02],
      [-0.06, 0.06, 1.04],
    ]).linear(1.16, -18),
  neon: (image) =>
    matrix(image, [
      [1.1, -0.1, 0.2],
      [-0.06, 0.9, 0.12],
      [0.1, 0.1, 1.2],
    ])
      .modulate({ saturation: 1.35 })
      .linear(1.2, -34),
  moody: (image) => image.modulate({ saturation: 0.78, brightness: 0.84 }).linear(1.22, -22),
  faded: (image) => image.modulate({ saturation: 0.82 }).linear(0.78, 40),
  vivid: (image) => image.modulate({ saturation: 1.42 }).linear(1.06, -6),
  desaturate: (image) => image.modulate({ saturation: 0.55 }),
  pastel: (image) => image.modulate({ saturation: 0.72, brightness: 1.06 }).linear(0.82, 40),
  brighten: (image) => image.modulate({ brightness: 1.17 }).linear(0.98, 9),
  darken: (image) => image.modulate({ brightness: 0.78 }),
  contrast: (image) => image.linear(1.28, -34),
  sharpen: (image) => image.sharpen({ sigma: 1.4, m1: 0.8, m2: 2.6 }),
}

/** Brightens dark levels: black stays, and light levels hardly change. */
const lifted = (level: number, by: number): number => level + by * level * (1 - level) ** 4
const lowered = (level: number, by: number): number => 1 - lifted(1 - level, by)

/** Tone curves that change each pixel by its lightness and keep its color. */
const CURVES: Partial<Record<EditName, (level: number) => number>> = {
  liftShadows: (level) => lifted(level, 1.1),
  lowerLights: (level) => lowered(level, 0.8),
  softLight: (level) => lowered(lifted(level, 0.7), 0.6),
}

const LEVELS = 256

function curved(before: Buffer, curve: (level: number) => number): Buffer {
  const factors = Float64Array.from({ length: LEVELS }, (_, at) =>
    at === 0 ? 1 : (curve(at / (LEVELS - 1)) * (LEVELS - 1)) / at,
  )
  const [red, green, blue] = grey
  const data = Buffer.from(before)
  for (let at = 0; at < data.length; at += 4) {
    const level = data[at]! * red + data[at + 1]! * green + data[at + 2]! * blue
    const factor = factors[Math.min(LEVELS - 1, Math.round(level))]!
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.min(LEVELS - 1, Math.round(data[channel]! * factor))
  }
  return data
}

/**
 * Applies a look at the given strength: half blends it with the original, more than 1 goes beyond it. Null if the
 * change is not a look. Transparency is untouched.
 */
export async function graded(
  pixels: Pixels,
  name: EditName,
  strength: number,
): Promise<Pixels | null> {
  const curve = CURVES[name]
  if (curve) return { ...pixels, data: mixed(pixels.data, curved(pixels.data, curve), strength) }
  const grade = GRADES[name]
  if (!grade) return null
  // Curves would lift the transparency too, so alpha is left out.
  const opaque = await through(pixels, (image) => grade(image.removeAlpha()))
  return { ...pixels, data: mixed(pixels.data, opaque.data, strength) }
}

function mixed(before: Buffer, after: Buffer, strength: number): Buffer {
  // At normal strength the result is used as it is, except for transparency.
  const data = Buffer.from(strength === 1 ? after : before)
  for (let at = 3; at < data.length; at += 4) data[at] = before[at]!
  if (strength === 1) return data
  for (let from = 0; from < data.length; from += 4)
    for (let at = from; at < from + 3; at += 1) {
      const value = before[at]! + (after[at]! - before[at]!) * strength
      data[at] = Math.min(255, Math.max(0, Math.round(value)))
    }
  return data
}
