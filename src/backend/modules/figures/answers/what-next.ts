import type { AdAnswer, NextAd } from '../../../../contract/endpoints/figures.ts'
import type { FigureGroup } from '../../../../contract/figures.ts'

interface Known {
  creatives: readonly AdAnswer[]
  ads: readonly AdAnswer[]
  /** Answers by shared properties of creatives. */
  traits: readonly { by: FigureGroup; answers: readonly AdAnswer[] }[]
  linkedCount: number
}

const lift = ({ click_rate, clicking }: AdAnswer): number =>
  (click_rate?.rate ?? 0) / (clicking.rest_rate || 1)

const is = (answers: readonly AdAnswer[], verdict: AdAnswer['clicking']['verdict']) =>
  answers.filter(({ clicking }) => clicking.verdict === verdict)

/**
 * Suggests what to make next: a fresh version of a winner that wears out, more of a winner, more of a
 * winning kind, or a replacement for a loser. If nothing is certain yet, waits for the nearest verdict.
 */
export function whatNext({ creatives, ads, traits, linkedCount }: Known): NextAd | null {
  if (ads.length === 0) return null
  const best = is(creatives, 'better').toSorted((a, b) => lift(b) - lift(a))
  const tired = best.find(({ trend }) => trend?.is_falling)
  if (tired) return { kind: 'refresh', answer: tired }
  if (best[0]) return { kind: 'repeat', answer: best[0] }
  const preferred = traits
    .flatMap(({ by, answers }) => is(answers, 'better').map((answer) => ({ by, answer })))
    .toSorted((a, b) => lift(b.answer) - lift(a.answer))[0]
  if (preferred) return { kind: 'prefer', ...preferred }
  if (linkedCount === 0) return { kind: 'link' }
  const worst = is(creatives, 'worse').toSorted((a, b) => lift(a) - lift(b))[0]
  if (worst) return { kind: 'replace', answer: worst }
  const nearest = creatives
    .filter(({ clicking }) => clicking.needed !== null)
    .toSorted((a, b) => (a.clicking.needed ?? 0) - (b.clicking.needed ?? 0))[0]
  return nearest ? { kind: 'wait', answer: nearest } : { kind: 'vary' }
}
