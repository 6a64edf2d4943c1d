/** A requirement of the specification (R) or a decision (D): section, dot, number. */
const ID = /\b[RD]\d{1,2}\.\d{2}\b/g
/** An id at the start of a title, or passed to it by a table. */
const IN_TITLE = /\[([A-Z]\d{1,2}(?:\.\d{2})?)\]/g
/** Comments, and strings that may contain something that looks like one. */
const TOKENS =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Ids listed in `tests/requirements.md`: the first word of each item. */
export function readRequirements(list: string): Set<string> {
  return new Set([...list.matchAll(/^- (\S+) \S/gm)].map(([, id]) => id ?? ''))
}

/**
 * Ids where nobody can look them up, and ids that the list doesn't explain. Only test titles may contain
 * ids; everything else says what it means in words.
 */
export function findIdFaults(path: string, text: string, known: ReadonlySet<string>): string[] {
  if (!isTest(path)) return idsIn(text).map((id) => `${path}: ${id}, say what it means instead`)
  const comments = [...text.matchAll(TOKENS)].map(([, comment]) => comment ?? '').join('\n')
  const named = [...idsIn(text), ...[...text.matchAll(IN_TITLE)].map(([, id]) => id ?? '')]
  return [
    ...idsIn(comments).map((id) => `${path}: ${id} in a comment, say what it means instead`),
    ...[...new Set(named)]
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id} is not in tests/requirements.md`),
  ]
}

const idsIn = (text: string): string[] => text.match(ID) ?? []
