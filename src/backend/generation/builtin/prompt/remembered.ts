const ANSWERS_MAX = 16_384

/**
 * Caches whether a list matches a text: rules mostly repeat the same question about the same clause, and lists of
 * hundreds of words are slow to match. The cache holds the answers of a few briefs.
 */
export function remembered(
  ask: (text: string, list: string) => boolean,
): (text: string, list: string) => boolean {
  const answers = new Map<string, Map<string, boolean>>()
  let count = 0
  return (text, list) => {
    const known = answers.get(list)?.get(text)
    if (known !== undefined) return known
    if (count >= ANSWERS_MAX) {
      answers.clear()
      count = 0
    }
    const answer = ask(text, list)
    const ofList = answers.get(list) ?? new Map<string, boolean>()
    answers.set(list, ofList.set(text, answer))
    count += 1
    return answer
  }
}
