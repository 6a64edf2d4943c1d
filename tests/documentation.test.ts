import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
  .map((name) => join('docs', name))
const ROOTS = /^(?:src|tests|docs|locales)\//

/** Paths in code, but for those with a `<name>` to be filled in, and addresses of links. */
const placesIn = (page: string) => {
  const text = readFileSync(page, 'utf8')
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path = '']) =>
    join(dirname(page), path),
  )
  return [...code.filter((path) => ROOTS.test(path) && !/[<*…{]/.test(path)), ...links]
}

test.each(['README.md', ...pages])('every file that %s names is there', (page) => {
  expect(placesIn(page).filter((path) => !existsSync(path))).toEqual([])
})

test('what is added often takes fewer than twelve files', () => {
  for (const name of readdirSync('docs/adding')) {
    const rows = readFileSync(join('docs/adding', name), 'utf8').match(/^\| \d+ \|.*/gm) ?? []
    // A row may name several files beside one another: `a`, `b` and `c`.
    const files = rows.flatMap((row) => row.split('|')[2]?.split(', ') ?? [])
    expect(files.length, name).toBeGreaterThan(3)
    expect(files.length, name).toBeLessThan(12)
  }
})
