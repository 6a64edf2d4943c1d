import { expect, test } from 'vitest'
import { findIdFaults, readRequirements } from './requirement-ids.ts'

/** Assembled so that the guard doesn't mistake it for a title in this file. */
const UNKNOWN = ['R99', '01'].join('.')
const known = readRequirements('# Ids\n\nOne line each.\n\n- R4.03 One at a time\n- S2 Headers\n')

const inTest = (text: string) => findIdFaults('src/a.test.ts', text, known)
const inCode = (text: string) => findIdFaults('src/a.ts', text, known)

test('the list is read by the first word of its items', () => {
  expect([...known]).toEqual(['R4.03', 'S2'])
})

test.each([
  ['a title', `test('[R4.03] it waits', () => {})`],
  ['a table of titles', `const rows = [['R4.03', 'GET']]`],
  ['a title of another kind', 'test(`[S2] $' + `{path} has headers\`, () => {})`],
  ['an address in a title', `test('[R4.03] opens https://a.test/', () => {})`],
])('an id in %s is fine when the list explains it', (_where, text) => {
  expect(inTest(text)).toEqual([])
})

test.each([
  ['a line', '// as R4.03 says'],
  ['a block', '/**\n * Waits (R4.03).\n */'],
  ['a comment behind a string', `const a = 'it''s' // R4.03`],
])('an id in %s of a test is found', (_where, text) => {
  expect(inTest(text)).toEqual(['src/a.test.ts: R4.03 in a comment, say what it means instead'])
})

test('an id anywhere else than in a test is found', () => {
  expect(inCode('/** Waits (R4.03). */')).toHaveLength(1)
  expect(findIdFaults('README.md', 'It waits (R4.03).', known)).toHaveLength(1)
  expect(inCode('/** Waits until 4.03 and for S2. */')).toEqual([])
})

test('a title whose id the list does not have is found, once', () => {
  const fault = `src/a.test.ts: ${UNKNOWN} is not in tests/requirements.md`
  expect(inTest(`test('[${UNKNOWN}] a', f)\ntest('[${UNKNOWN}] b', f)`)).toEqual([fault])
  expect(inTest(`test('[${'S9'}] a', f)`)).toHaveLength(1)
})
