import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { isKeyOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { packageFolder } from '../../../paths.ts'

/** Faces an ad may speak in; each falls back to Inter and then to the scripts' own fonts. */
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
  | keyof typeof CUTS

/** Families without a weight axis, and the cuts of them that are used: one file for each. */
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
}

const SCRIPTS: Partial<Record<Language, string>> = {
  zh: 'noto-sans-sc',
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
}
const EVERY_SCRIPT = [
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-emoji',
]

/** Weight axis of each family: asking for more is the same as the end. */
const WEIGHTS: Record<string, [number, number]> = {
  'space-grotesk': [300, 700],
  oswald: [200, 700],
  'playfair-display': [400, 900],
  'noto-serif-sc': [200, 900],
  'noto-serif-jp': [200, 900],
  'noto-serif-kr': [200, 900],
}

/** Letters of scripts that a bundled family is really made for; some list others they hold boxes for. */
const WRITABLE =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Common}\p{sc=Inherited}]/u

/** Joiners, variation selectors, direction marks, controls: no glyph of their own, boxes if drawn. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}](?<![\n\t])/gu

const slices = new Map<string, Slice[]>()
/** Per package, which slice holds a character: every measure of a text asks for each of its letters. */
const holders = new Map<string, Map<number, Slice | null>>()
const registered = new Set<string>()

// Fonts of the machine would make the same seed look different elsewhere.
GlobalFonts.removeAll()

/** Families for a `font` property that between them hold every character of `text`. */
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

/** Text without the characters that no bundled font can draw, so that no empty box is ever set. */
export function drawable(text: string, language: Language): string {
  return [...text.normalize('NFC').replace(INVISIBLE, '')]
    .filter(
      (character) =>
        /\s/u.test(character) ||
        (WRITABLE.test(character) && sliceFor(character, 'inter', language)),
    )
    .join('')
}

export function clampWeight(face: Face, weight: number): number {
  const [light, heavy] = WEIGHTS[face] ?? [100, 900]
  return Math.min(heavy, Math.max(light, weight))
}

interface FoundSlice {
  packageName: string
  slice: Slice
}

function sliceFor(character: string, face: Face, language: Language): FoundSlice | null {
  const code = character.codePointAt(0)!
  const own = SCRIPTS[language]
  for (const packageName of [face, 'inter', ...(own ? [own] : []), ...EVERY_SCRIPT]) {
    const slice = holderOf(packageName, code)
    if (slice) return { packageName, slice }
  }
  return null
}

function holderOf(packageName: string, code: number): Slice | null {
  const known = holders.get(packageName) ?? new Map<number, Slice | null>()
  holders.set(packageName, known)
  const told = known.get(code)
  if (told !== undefined) return told
  const isHeld = ({ ranges }: Slice) =>
    ranges.some(([first, last]) => code >= first && code <= last)
  const slice = slicesOf(packageName).find(isHeld) ?? null
  known.set(code, slice)
  return slice
}

/** Registers a slice with the drawing library the first time it is needed. */
function use({ packageName, slice }: FoundSlice, weight: number): string {
  const cut = cutOf(packageName, weight)
  const family = cut ? `${slice.family}-${cut}` : slice.family
  if (!registered.has(family)) {
    const file = `${slice.family}-${cut ?? 'wght'}-normal.woff2`
    GlobalFonts.registerFromPath(join(folderOf(packageName), 'files', file), family)
    registered.add(family)
  }
  return family
}

/** The cut nearest to a weight; null for a family with a weight axis. */
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
  const list = Object.entries(ranges).map(([name, text]) => ({
    family: `${packageName}-${name.replace(/[[\]]/g, '')}`,
    ranges: text.split(',').map(parseRange),
  }))
  slices.set(packageName, list)
  return list
}

const folderOf = (packageName: string) =>
  packageFolder(`@fontsource${isKeyOf(CUTS, packageName) ? '' : '-variable'}/${packageName}`)

function parseRange(text: string): [number, number] {
  const [first = '0', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
