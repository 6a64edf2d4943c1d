import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh, sourceStamp, stampBuild } from './stamp'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adloom-stamp-'))
  for (const folder of ['src', 'locales', 'dist']) mkdirSync(join(root, folder))
  for (const file of ['app.config.ts', 'lingui.config.ts', 'package-lock.json', 'src/a.ts']) {
    write(file, 'one')
  }
  stampBuild(root, sourceStamp(root))
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build is fresh until a source changes', () => {
  expect(isBuildFresh(root)).toBe(true)
  write('src/a.ts', 'two')
  expect(isBuildFresh(root)).toBe(false)
})

test.each(['src/b.ts', 'locales/en.po', 'package-lock.json'])(
  '%s belongs to the sources',
  (file) => {
    write(file, 'new')
    expect(isBuildFresh(root)).toBe(false)
  },
)

test('tests are not built', () => {
  write('src/a.test.ts', 'new')
  expect(isBuildFresh(root)).toBe(true)
})

test('a file that was only touched, as a fresh clone touches all, is the same', () => {
  utimesSync(join(root, 'src/a.ts'), new Date(), new Date())
  expect(isBuildFresh(root)).toBe(true)
})

test('what was touched is read once, and then known by how it lies on the disk', () => {
  const stamp = () => readFileSync(join(root, 'dist/build-stamp'), 'utf8').split('\n')
  const [content, looks] = stamp()
  utimesSync(join(root, 'src/a.ts'), 1, 1)
  expect(isBuildFresh(root)).toBe(true)
  expect(stamp()).toEqual([content, expect.not.stringMatching(looks ?? '')])
  // Same length and age, so the content is not read.
  write('src/a.ts', 'two')
  utimesSync(join(root, 'src/a.ts'), 1, 1)
  expect(isBuildFresh(root)).toBe(true)
})

test('a build that never came to its end is not fresh', () => {
  const copy = join(root, 'copy')
  for (const part of ['src', 'locales', 'app.config.ts', 'lingui.config.ts', 'package-lock.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  expect(isBuildFresh(copy)).toBe(false)
})
