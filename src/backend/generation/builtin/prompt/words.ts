/** Writing systems that put no space between words: a word there matches anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u
const compiled = new Map<string, RegExp>()

/**
 * Pattern for a `|`-separated word list. In spaced scripts a word must begin where a word begins and
 * may carry a short ending, so that `rot` finds `rote` and `blanc` finds `blanco`, not `carottes`.
 */
export function wordPattern(list: string): RegExp {
  const known = compiled.get(list)
  if (known) return known
  const choices = list
    .split('|')
    .map((word) =>
      UNSPACED.test(word)
        ? word
        : `(?<![\\p{L}\\p{N}])(?:${word})\\p{L}{0,${word.length > 3 ? 3 : 1}}(?![\\p{L}\\p{N}])`,
    )
  const pattern = new RegExp(choices.join('|'), 'iu')
  compiled.set(list, pattern)
  return pattern
}

export const mentions = (text: string, list: string): boolean => wordPattern(list).test(text)

/** Names of the entries whose words occur in the text, in the order of the text. */
export function mentioned<Name extends string>(
  text: string,
  table: Partial<Record<Name, string>>,
): Name[] {
  return (Object.entries(table) as [Name, string][])
    .map(([name, words]) => ({ name, at: text.search(wordPattern(words)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

export const remove = (text: string, list: string): string =>
  text.replace(new RegExp(wordPattern(list).source, 'giu'), ' ')
