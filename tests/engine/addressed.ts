/** Trains the weights by which the reader tells words to the designer from words for the ad. */

import { readFileSync } from 'node:fs'
import {
  featuresOf,
  PLACES,
} from '../../src/backend/generation/builtin/prompt/addressed/features.ts'
import { traitsOf } from '../../src/backend/generation/builtin/prompt/addressed/traits.ts'
import { createRandom } from '../../src/backend/generation/builtin/random.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'

/** A sentence of the data, and to whom it is said. */
export interface Sample {
  language: Language
  text: string
  isToDesigner: boolean
}

/** All that is written down, by language, in the order of its files. */
export const samples = (): Sample[] =>
  LANGUAGES.flatMap((language) =>
    (['designer', 'copy'] as const).flatMap((kind) =>
      readFileSync(new URL(`./spoken/${language}.${kind}.txt`, import.meta.url), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ language, text, isToDesigner: kind === 'designer' })),
    ),
  )

/** What is learnt: one weight per trait for all languages with the bias behind them, and a table per language. */
export interface Weights {
  traits: Float64Array
  tables: Map<Language, Float64Array>
}

/** A sentence as the machine sees it. */
interface Row {
  weights: [Float64Array, number, number][]
  square: number
  sign: 1 | -1
}

/** What a trait is worth beside all letters of a sentence, which are together of length one. */
const TRAIT = 0.3
const COST = 0.5
const ROUNDS = 30
const PART_LEAST = 6

/** A sentence is known by its whole and by each of its clauses. */
function withParts(sample: Sample): Sample[] {
  const parts = sample.text.split(/[,，、]\s*/u).filter((part) => part.length >= PART_LEAST)
  return parts.length > 1 ? [sample, ...parts.map((text) => ({ ...sample, text }))] : [sample]
}

function rowOf({ text, language, isToDesigner }: Sample, { traits, tables }: Weights): Row {
  const table = tables.get(language) ?? new Float64Array(PLACES)
  tables.set(language, table)
  const places = [...featuresOf(text, language)]
  const seen = [...traitsOf(text, language), true]
  const weights: Row['weights'] = [
    ...places.map((place): Row['weights'][0] => [table, place, 1 / Math.sqrt(places.length)]),
    ...seen.flatMap((isTrue, at): Row['weights'] => (isTrue ? [[traits, at, TRAIT]] : [])),
  ]
  const square = weights.reduce((sum, [, , value]) => sum + value * value, 0)
  return { weights, square, sign: isToDesigner ? 1 : -1 }
}

/**
 * Dual coordinate descent for a linear support vector machine with squared hinge loss, by Hsieh, Chang, Lin,
 * Keerthi and Sundararajan (2008). It only adds, multiplies and takes roots: every machine finds the same weights.
 */
export function train(given: Sample[]): Weights {
  const traitCount = traitsOf('', 'en').length + 1
  const found: Weights = { traits: new Float64Array(traitCount), tables: new Map() }
  const rows = given.flatMap(withParts).map((sample) => ({ ...rowOf(sample, found), alpha: 0 }))
  const random = createRandom(1)
  const ridge = 1 / (2 * COST)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const row of shuffled(rows, random)) {
      const slope = row.sign * scoreOf(row) - 1 + row.alpha * ridge
      const alpha = Math.max(0, row.alpha - slope / (row.square + ridge))
      const step = (alpha - row.alpha) * row.sign
      row.alpha = alpha
      for (const [weights, at, value] of row.weights)
        weights[at] = (weights[at] ?? 0) + step * value
    }
  return found
}

const scoreOf = ({ weights }: Row): number =>
  weights.reduce((sum, [of, at, value]) => sum + (of[at] ?? 0) * value, 0)

function shuffled<T>(given: readonly T[], random: ReturnType<typeof createRandom>): T[] {
  const left = [...given]
  return given.flatMap(() => left.splice(random.integer(0, left.length - 1), 1))
}

/** How much a sentence leans to the designer by weights that are not written down yet. */
export const leaningBy = (weights: Weights, sample: Sample): number =>
  scoreOf(rowOf(sample, weights))

/** The module that the reader loads: bytes, since a weight needs no more. */
export function moduleOf({ traits, tables }: Weights): string {
  const largest = Math.max(...[...tables.values()].flatMap((table) => [...table.map(Math.abs)]))
  const step = Number((largest / 127).toPrecision(6))
  const rows = LANGUAGES.map((language) => {
    const bytes = Int8Array.from(tables.get(language) ?? [], (weight) => Math.round(weight / step))
    return `  ${language}: '${Buffer.from(bytes.buffer).toString('base64')}',`
  })
  const seen = [...traits].map((weight) => (weight * TRAIT).toFixed(3)).join(' ')
  return [
    "import type { Language } from '../../../../../contract/languages.ts'",
    '',
    '/** Made by `npm run engine:train` from the sentences in `tests/engine/spoken`: not written by hand. */',
    'export const TRAIT_WEIGHTS: readonly number[] =',
    `  '${seen}'`,
    "    .split(' ')",
    '    .map(Number)',
    '',
    '/** What one of a byte is worth. */',
    `export const TABLE_STEP = ${step}`,
    '',
    "/** A byte with a sign for each place of a language's features. */",
    'export const TABLES: Readonly<Record<Language, string>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
