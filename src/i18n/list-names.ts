import type { I18n } from '@lingui/core'
import { listWords } from './list-words'

/** Where Latin letters or digits touch Thai or Chinese ones, which need a space between. */
const EDGES =
  /(?<=[\p{Script=Thai}\p{Script=Han}])(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=[\p{Script=Thai}\p{Script=Han}])/gu

/** Lists names that stay Latin in any script, such as plan names, with a space around them in Thai and Chinese. */
export const listNames = (i18n: Pick<I18n, 'locale'>, names: Iterable<string>): string =>
  listWords(i18n, names).replace(EDGES, ' ')
