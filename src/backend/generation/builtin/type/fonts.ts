import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { isUploadedFont, type UploadedFont } from '../../../../contract/brand.ts'
import { isKeyOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { WRITABLE_LETTER } from '../../../../contract/script-letters.ts'
import { packageFolder } from '../../../paths.ts'
import { charactersOf } from './characters.ts'
import { uploadedFace } from './uploaded-faces.ts'

/** Typefaces for ads; each falls back to Inter and then to the scripts' own fonts. */
export type Face =
  | 'inter'
  | 'space-grotesk'
  | 'playfair-display'
  | 'oswald'
  | 'fraunces'
  | 'noto-serif-sc'
  | 'noto-serif-jp'
  | 'noto-serif-kr'
  | 'noto-serif-thai'
  | 'noto-sans-sc'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-sans-thai'
  | 'noto-emoji'
  | keyof typeof CUTS
  | UploadedFont

/** Families without a weight axis, and the weights in use: one file each. */
const CUTS = {
  anton: [400],
  'be-vietnam-pro': [500, 700, 800],
  'black-han-sans': [400],
  'dela-gothic-one': [400],
  kanit: [400, 600, 800],
  'space-mono': [400, 700],
} as const

interface Slice {
  family: string
  ranges: [number, number][]
  file: string
  /** Filled when a character in its range is first requested. */
  characters?: Set<number>
}

const SCRIPTS: Partial<Record<Language, Face>> = {
  zh: 'noto-sans-sc',
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
}
const EVERY_SCRIPT: Face[] = [
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-emoji',
]

/** Weight axis of each family; weights beyond it are clamped. */
const WEIGHTS: Record<string, [number, number]> = {
  'space-grotesk': [300, 700],
  oswald: [200, 700],
  'playfair-display': [400, 900],
  'noto-serif-sc': [200, 900],
  'noto-serif-jp': [200, 900],
  'noto-serif-kr': [200, 900],
}

/** Joiners, variation selectors, direction marks, controls: they have no glyph, and draw as boxes. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}](?<![\n\t])/gu

const slices = new Map<string, Slice[]>()
/** The slice for each character, by package: each measurement of a text looks up all of its letters. */
const holders = new Map<string, Map<number, Slice | null>>()
const registered = new Set<string>()

// With system fonts, the same seed would look different on another machine.
GlobalFonts.removeAll()

/** Families for a `font` property that together cover every character of `text`. */
export function familiesFor(
  text: string,
  { face, language, weight }: { face: Face; language: Language; weight: number },
): string {
  const families = new Set<string>()
  for (const character of text) {
    const slice = sliceFor(character, face, language)
    if (slice) families.add(use(slice, weight))
  }
  if (families.size === 0) families.add(use(sliceFor('a', face, language)!, weight))
  return [...families].map((family) => `"${family}"`).join(', ')
}

/** Text without the characters that no bundled font can draw, so that no empty box ever appears. */
export function drawable(text: string, language: Language): string {
  const isWritable = (character: string) =>
    /\s/u.test(character) ||
    // Some families list letters for which they only have boxes.
    (WRITABLE_LETTER.test(character) && sliceFor(character, 'inter', language) !== null)
  return [...text.normalize('NFC').replace(INVISIBLE, '')]
    .map((character) => (isWritable(character) ? character : plainer(character)))
    .filter((character) => [...character].every(isWritable))
    .join('')
}

/** A substitute for a sign without a glyph: in CO₂ the 2 loses its position, but isn't dropped. */
const plainer = (character: string): string =>
  /[\u2794\u2798-\u27be]/u.test(character) ? '→' : character.normalize('NFKC')

export function clampWeight(face: Face, weight: number): number {
  const [light, heavy] = uploadedFace(face)?.weights ?? WEIGHTS[face] ?? [100, 900]
  return Math.min(heavy, Math.max(light, weight))
}

interface FoundSlice {
  packageName: string
  slice: Slice
}

function sliceFor(character: string, face: Face, language: Language): FoundSlice | null {
  const code = character.codePointAt(0)!
  for (const packageName of [face, 'inter', ...scriptFaces(language)]) {
    const slice = holderOf(packageName, code)
    if (slice) return { packageName, slice }
  }
  return null
}

function holderOf(packageName: string, code: number): Slice | null {
  if (isUploadedFont(packageName)) return uploadedHolder(packageName, code)
  const known = holders.get(packageName) ?? new Map<number, Slice | null>()
  holders.set(packageName, known)
  const told = known.get(code)
  if (told !== undefined) return told
  const isSound = !MISPLACES_MARKS.has(packageName) || !STACKED.test(String.fromCodePoint(code))
  const slice = (isSound && slicesOf(packageName).find((each) => isHeld(each, code))) || null
  known.set(code, slice)
  return slice
}

/** A team's own typeface is a single file whose characters are known. */
function uploadedHolder(face: UploadedFont, code: number): Slice | null {
  const known = uploadedFace(face)
  return known?.characters.has(code) ? { family: known.family, ranges: [], file: '' } : null
}

/** Vietnamese vowels with two stacked diacritics. */
const STACKED = /[\u1ea4-\u1eab\u1eae-\u1eb5\u1ebe-\u1ec5\u1ed0-\u1ed7]/u
/** Typefaces that put the second diacritic beside the first or into it, which would read as another word. */
const MISPLACES_MARKS = new Set(['anton', 'fraunces', 'kanit'])

/** In its range, and with a glyph: display faces lack some marks and letters of their ranges. */
function isHeld(slice: Slice, code: number): boolean {
  if (!slice.ranges.some(([first, last]) => code >= first && code <= last)) return false
  slice.characters ??= charactersOf(slice.file)
  return slice.characters.has(code)
}

/** Whether a typeface has every character of a word. */
export const holdsAll = (face: Face, word: string): boolean =>
  [...word].every((character) => holderOf(face, character.codePointAt(0)!) !== null)

/** Plain typefaces of other scripts, the language's own first. */
export const scriptFaces = (language: Language): Face[] => {
  const own = SCRIPTS[language]
  return [...(own ? [own] : []), ...EVERY_SCRIPT]
}

/** Registers a slice with the drawing library on first use. */
function use({ packageName, slice }: FoundSlice, weight: number): string {
  if (isUploadedFont(packageName)) return slice.family
  const cut = cutOf(packageName, weight)
  const family = cut ? `${slice.family}-${cut}` : slice.family
  if (!registered.has(family)) {
    GlobalFonts.registerFromPath(fileOf(packageName, slice.family, weight), family)
    registered.add(family)
  }
  return family
}

/** The file nearest to a weight; null for a family with a weight axis. */
function cutOf(packageName: string, weight: number): number | null {
  if (!isKeyOf(CUTS, packageName)) return null
  const cuts: readonly number[] = CUTS[packageName]
  return cuts.reduce((one, other) =>
    Math.abs(other - weight) < Math.abs(one - weight) ? other : one,
  )
}

function slicesOf(packageName: string): Slice[] {
  const known = slices.get(packageName)
  if (known) return known
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folderOf(packageName), 'unicode.json'), 'utf8'),
  )
  const list = Object.entries(ranges).map(([name, text]) => {
    const family = `${packageName}-${name.replace(/[[\]]/g, '')}`
    return { family, ranges: text.split(',').map(parseRange), file: fileOf(packageName, family) }
  })
  slices.set(packageName, list)
  return list
}

/** All weights of a slice have the same characters: the first represents them all. */
const fileOf = (packageName: string, family: string, weight?: number): string => {
  const cut = cutOf(packageName, weight ?? 0)
  return join(folderOf(packageName), 'files', `${family}-${cut ?? 'wght'}-normal.woff2`)
}

const folderOf = (packageName: string) =>
  packageFolder(`@fontsource${isKeyOf(CUTS, packageName) ? '' : '-variable'}/${packageName}`)

function parseRange(text: string): [number, number] {
  const [first = '0', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
