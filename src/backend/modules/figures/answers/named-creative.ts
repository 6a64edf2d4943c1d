/** Shorter names occur in other names by chance. */
const NAME_MIN = 3
/** The most words of an ad's name that are considered; platforms cut names long before. */
const WORDS_MAX = 60
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, WORDS_MAX)

interface Named {
  id: string
  name: string | null
}

/**
 * Finds the creative that an ad's name refers to: by its id, or by the longest creative name whose words
 * appear in it consecutively. Null if there is none, or if two creatives have that name.
 */
export function creativeFinder(creatives: readonly Named[]): (adName: string) => string | null {
  const ids = new Set(creatives.map(({ id }) => id))
  const byName = new Map<string, string | null>()
  for (const { id, name } of creatives) {
    const key = wordsOf(name ?? '').join(' ')
    if (key.length >= NAME_MIN) byName.set(key, byName.has(key) ? null : id)
  }
  return (adName) => {
    const named = adName.match(UUID)?.find((id) => ids.has(id.toLowerCase()))
    return named?.toLowerCase() ?? longest(wordsOf(adName), byName)
  }
}

function longest(words: readonly string[], byName: ReadonlyMap<string, string | null>) {
  for (let length = words.length; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = byName.get(words.slice(start, start + length).join(' '))
      if (found !== undefined) return found
    }
  return null
}
