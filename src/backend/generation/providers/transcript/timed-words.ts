interface TimedWord {
  word: string
  start: number
  end: number
}

interface TimedText {
  text: string
  start: number
  end: number
}

/** Maximum number of characters between a word and the next: punctuation, or a skipped word. */
const AHEAD_MAX = 60
/** Share of the words that must be found in the text to trust that they belong to it. */
const FOUND_SHARE = 0.5
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/**
 * Words with their times plus the punctuation and spaces of the text: OpenAI times bare words, and only the
 * text shows where a sentence ends.
 */
export function timedWords(words: readonly TimedWord[], written: string): TimedText[] {
  const text = `${written.replace(/\s+/gu, ' ').trim()} `
  const found: (TimedWord & { at: number })[] = []
  let at = 0
  for (const one of words) {
    const word = one.word.trim()
    const place = word === '' ? -1 : text.indexOf(word, at)
    const before = found.at(-1)
    if (place >= 0 && place - at <= AHEAD_MAX) {
      found.push({ ...one, at: place })
      at = place + word.length
    } else if (before) before.end = Math.max(before.end, one.end)
  }
  if (found.length < words.length * FOUND_SHARE) return words.map(plain)
  return found.map(({ start, end, at: from }, index) => ({
    text: text.slice(index === 0 ? 0 : from, found[index + 1]?.at ?? text.length),
    ...{ start, end },
  }))
}

const plain = ({ word, start, end }: TimedWord): TimedText => {
  const bare = word.trim()
  return { text: SPACELESS.test(bare) ? bare : `${bare} `, start, end }
}
