/**
 * `npm run engine:train`: learns from `tests/engine/spoken` to whom a sentence of a brief is said, tells how well
 * sentences that were left out of the learning are known, and writes the weights that the reader loads.
 */

import { writeFile } from 'node:fs/promises'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { leaningBy, moduleOf, type Sample, samples, train } from './addressed.ts'

const FOLDS = 6
const THRESHOLDS = [-0.2, 0, 0.2, 0.4, 0.6, 0.8]
const WEIGHTS = new URL(
  '../../src/backend/generation/builtin/prompt/addressed/weights.ts',
  import.meta.url,
)

/** The files say the same in ten languages: a sentence is left out together with its translations. */
function foldsOf(all: Sample[]): number[] {
  const counts = new Map<string, number>()
  return all.map(({ language, isToDesigner }) => {
    const kind = `${language} ${isToDesigner}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return count % FOLDS
  })
}

const all = samples()
const folds = foldsOf(all)
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = train(all.filter((_, at) => folds[at] !== fold))
  return all
    .filter((_, at) => folds[at] === fold)
    .map((sample) => ({ ...sample, leaning: leaningBy(weights, sample) }))
}).flat()

const share = (of: typeof judged, threshold: number): string => {
  const percent = of.filter(({ leaning }) => leaning > threshold).length / of.length
  return `${(100 * percent).toFixed(1)} %`.padStart(8)
}
console.log(`left out at ${THRESHOLDS.join(', ')}: of what is said to the designer | of copy`)
for (const language of [null, ...LANGUAGES]) {
  const of = judged.filter((each) => language === null || each.language === language)
  const [asked, copy] = [true, false].map((isToDesigner) =>
    of.filter((each) => each.isToDesigner === isToDesigner),
  )
  const shares = (list = of) => THRESHOLDS.map((threshold) => share(list, threshold)).join('')
  console.log(`${language ?? 'all'}`.padEnd(4), shares(asked), ' |', shares(copy))
}
await writeFile(WEIGHTS, moduleOf(train(all)))
