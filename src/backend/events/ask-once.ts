/**
 * Asks once for all who ask the same in one turn, as the tabs of one person do when something has changed
 * for them. It is asked after all of them have: none gets an answer from before its own question.
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
