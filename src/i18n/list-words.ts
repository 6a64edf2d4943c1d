import type { I18n } from '@lingui/core'

/** Several words in one line, parted and joined as the language does. */
export const listWords = ({ locale }: Pick<I18n, 'locale'>, words: Iterable<string>): string =>
  new Intl.ListFormat(locale).format(words)
