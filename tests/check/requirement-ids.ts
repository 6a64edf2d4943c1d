/** A requirement of the specification (R) or a decision (D): section, point, number. */
const ID = /\b[RD]\d{1,2}\.\d{2}\b/g
/** What a title begins with or a table hands to it. */
const IN_TITLE = /\[([A-Z]\d{1,2}(?:\.\d{2})?)\]/g
/** Comments, and the strings that may hold what looks like one. */
const TOKENS =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Ids of the list in `tests/requirements.md`: the first word of its items. */
export function readRequirements(list: string): Set<string> {
  return new Set([...list.matchAll(/^- (\S+) \S/gm)].map(([, id]) => id ?? ''))
}

/**
 * Ids where nobody can look them up, and ids that the list does not explain. Titles of tests may
 * name one; everything else says what it means in words.
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
