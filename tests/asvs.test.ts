import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/asvs.md', 'utf8')
const text = new Map<string, string>()
const read = (path: string): string => {
  const known = text.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
  text.set(path, known)
  return known
}

const rows = [...page.matchAll(/^\| ([\d.]+) \| ([12]) \| ([a-z ]+) \| (.+) \| (.*) \|$/gm)].map(
  ([, id = '', level = '', status = '', words = '', shownBy = '']) => ({
    id,
    level,
    status,
    words,
    /** A path, and the title of a test in it. */
    proofs: [...shownBy.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map(([, path = '', title]) => ({
      path,
      title,
    })),
  }),
)
const isMet = ({ status }: { status: string }) => status === 'met'
const isTested = ({ proofs }: (typeof rows)[number]) => proofs.some(({ title }) => title)

test('every requirement of levels 1 and 2 has one row, in order', () => {
  const parts = (id: string) => id.split('.').map(Number)
  const ids = rows.map(({ id }) => id)
  const sorted = ids.toSorted((a, b) => {
    const [one, other] = [parts(a), parts(b)]
    const place = one.findIndex((number, index) => number !== other[index])
    return (one[place] ?? 0) - (other[place] ?? 0)
  })
  expect(ids).toEqual(sorted)
  expect(new Set(ids).size).toBe(253)
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
})

test('each row says how it stands, in words, and what is met is shown by something', () => {
  const statuses = ['met', 'not applicable', 'not met']
  const faults = rows.filter(
    ({ status, words, proofs }) =>
      !statuses.includes(status) || words === '' || (status === 'met' && proofs.length === 0),
  )
  expect(faults.map(({ id }) => id)).toEqual([])
})

test('every file that a row names is there, with the test that it names', () => {
  const missing = rows.flatMap(({ id, proofs }) =>
    proofs
      .filter(({ path, title }) => read(path) === '' || !read(path).includes(title ?? ''))
      .map(({ path, title }) => `${id}: ${path} ${title ?? ''}`),
  )
  expect(missing).toEqual([])
})

test('the sums are those of the rows, and six in ten that apply are shown by a test', () => {
  const sum = (name: string) => Number(page.match(`\\| ${name} \\| (\\d+) \\|`)?.[1])
  for (const name of ['met', 'not applicable', 'not met']) {
    expect(sum(name), name).toBe(rows.filter(({ status }) => status === name).length)
  }
  const tested = rows.filter(isMet).filter(isTested).length
  expect(sum('met, shown by a test')).toBe(tested)
  const applicable = rows.filter(({ status }) => status !== 'not applicable').length
  expect(tested / applicable).toBeGreaterThanOrEqual(0.6)
})
