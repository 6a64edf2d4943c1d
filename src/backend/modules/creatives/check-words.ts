import { AppError } from '../../../contract/app-error.ts'
import type { AdVersion } from '../../../contract/endpoints/ad-versions.ts'
import { figuresOf } from '../../generation/figures.ts'
import { type KnownBrief, type SaidWords, textsOf } from './known-brief.ts'

/**
 * Makes sure that translation changes no price, percentage or other figure.
 * @throws AppError('figures_changed', { language, figures })
 */
export function checkFigures({ words }: KnownBrief, versions: readonly AdVersion[]): void {
  const wanted = figuresIn(words)
  for (const version of versions) {
    if (figuresIn(version.words) === wanted) continue
    throw new AppError('figures_changed', {
      language: version.language,
      figures: textsOf(words).filter(hasFigure).join(' · '),
    })
  }
}

const figuresIn = (words: SaidWords): string =>
  textsOf(words)
    .flatMap((text) => figuresOf(text, { isTranslated: true }))
    .sort()
    .join()

const hasFigure = (text: string): boolean => /\p{Nd}/u.test(text)

/** @throws AppError('invalid_input') for a language requested twice, or the ad's own */
export function checkLanguages({ language }: KnownBrief, versions: readonly AdVersion[]): void {
  const wanted = [language, ...versions.map((version) => version.language)]
  const twice = wanted.findIndex((one, index) => wanted.indexOf(one) !== index)
  if (twice < 0) return
  throw new AppError('invalid_input', {
    field: `versions.${twice - 1}.language`,
    rule: 'not_offered',
  })
}
