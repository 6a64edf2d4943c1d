import type { Sharp } from 'sharp'
import type { EditName } from './edit-words.ts'

type Grade = (image: Sharp) => Sharp

const matrix = (image: Sharp, rows: [number, number, number][]) =>
  image.recomb(
    rows as [[number, number, number], [number, number, number], [number, number, number]],
  )

/** Looks by name; each is one colour matrix and curve, so that they can follow one another. */
export const GRADES: Partial<Record<EditName, Grade>> = {
  blackWhite: (image) =>
    matrix(image, [
      [0.3, 0.59, 0.11],
      [0.3, 0.59, 0.11],
      [0.3, 0.59, 0.11],
    ]).linear(1.12, -14),
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
  vivid: (image) => image.modulate({ saturation: 1.42 }).linear(1.06, -6),
  pastel: (image) => image.modulate({ saturation: 0.72, brightness: 1.06 }).linear(0.82, 40),
  brighten: (image) => image.modulate({ brightness: 1.2 }).linear(1, 6),
  darken: (image) => image.modulate({ brightness: 0.78 }),
  contrast: (image) => image.linear(1.28, -34),
  sharpen: (image) => image.sharpen({ sigma: 1.4, m1: 0.8, m2: 2.6 }),
  flip: (image) => image.flop(),
}
