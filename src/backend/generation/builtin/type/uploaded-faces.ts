import { readFileSync } from 'node:fs'
import { type FontKey, GlobalFonts } from '@napi-rs/canvas'
import type { UploadedFont } from '../../../../contract/brand.ts'
import type { FontFile } from '../../provider.ts'
import { openFont } from './read-font.ts'

/** A team's own typeface, ready to draw with. */
interface UploadedFace {
  family: string
  characters: Set<number>
  /** Limits of its weight axis; null for a single weight. */
  weights: [number, number] | null
  key: FontKey
}

/** A process draws for many teams; an evicted typeface is read again. */
const KEPT_MAX = 24
const faces = new Map<string, UploadedFace>()

/** Loads a typeface for everything that this process draws from now on. A file never changes. */
export async function addUploadedFace(font: UploadedFont, path: string): Promise<void> {
  const known = faces.get(font)
  if (known) {
    faces.delete(font)
    faces.set(font, known)
    return
  }
  const read = await openFont(path)
  const family = font.replace(':', '-')
  const key = read && GlobalFonts.register(readFileSync(path), family)
  // It was readable when uploaded; should it fail now, the engine's own typefaces are used.
  if (!(read && key)) return
  const { wght } = read.variationAxes
  const weights: UploadedFace['weights'] = wght ? [wght.min, wght.max] : null
  faces.set(font, { family, characters: new Set(read.characterSet), weights, key })
  for (const [old, { key: oldKey }] of [...faces].slice(0, -KEPT_MAX)) {
    faces.delete(old)
    GlobalFonts.remove(oldKey)
  }
}

/** Loads several of them. */
export async function addUploadedFaces(fonts: readonly FontFile[]): Promise<void> {
  for (const { font, path } of fonts) await addUploadedFace(font, path)
}

export const uploadedFace = (face: string): UploadedFace | undefined => faces.get(face)
