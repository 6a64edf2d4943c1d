import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh, sourceHash, stampBuild } from './stamp'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adloom-stamp-'))
  for (const folder of ['src', 'locales', 'dist']) mkdirSync(join(root, folder))
  for (const file of ['app.config.ts', 'lingui.config.ts', 'package-lock.json', 'src/a.ts']) {
    write(file, 'one')
  }
  stampBuild(root, sourceHash(root))
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

test('a build that never came to its end is not fresh', () => {
  const copy = join(root, 'copy')
  for (const part of ['src', 'locales', 'app.config.ts', 'lingui.config.ts', 'package-lock.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  expect(isBuildFresh(copy)).toBe(false)
})
