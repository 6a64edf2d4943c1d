import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv, VARIABLE_NAMES } from '../src/backend/env.ts'

/** The example with every setting switched on. */
async function readExample() {
  const text = await readFile('.env.example', 'utf8')
  return parseEnv(text.replace(/^#(?=[A-Z0-9_]+=)/gm, ''))
}

test('the example explains every setting and no other', async () => {
  expect(Object.keys(await readExample()).sort()).toEqual([...VARIABLE_NAMES].sort())
})

test('the values in the example are the defaults', async () => {
  // What was given is remembered beside what it means.
  expect({ ...readEnv(await readExample()), given: {} }).toEqual(readEnv({}))
})

test('the page of settings names every one', async () => {
  const page = await readFile('docs/operating/settings.md', 'utf8')
  expect(VARIABLE_NAMES.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
