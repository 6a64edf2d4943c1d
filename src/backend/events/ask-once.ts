/**
 * Shares one query among all callers that ask for the same key in one turn, such as a user's open tabs after a change.
 * The query starts after all of them have asked, so no answer predates its question.
 */
export function askOnce<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const asking = new Map<string, Promise<Answer>>()
  return (key, ask) => {
    let answer = asking.get(key)
    if (!answer) {
      answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking.delete(key)
        return ask()
      })
      asking.set(key, answer)
    }
    return answer
  }
}
