import type { I18n } from '@lingui/core'

/** Joins words into a list the way the language does. */
export const listWords = ({ locale }: Pick<I18n, 'locale'>, words: Iterable<string>): string =>
  new Intl.ListFormat(locale).format(words)
