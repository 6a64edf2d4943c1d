import type { I18n } from '@lingui/core'
import { listWords } from './list-words'

/** Where letters of ours and those of a language that puts a space between touch each other. */
const EDGES =
  /(?<=[\p{Script=Thai}\p{Script=Han}])(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=[\p{Script=Thai}\p{Script=Han}])/gu

/** Names such as those of plans, which stay as they are in any script: Thai and Chinese keep a space around them. */
export const listNames = (i18n: Pick<I18n, 'locale'>, names: Iterable<string>): string =>
  listWords(i18n, names).replace(EDGES, ' ')
