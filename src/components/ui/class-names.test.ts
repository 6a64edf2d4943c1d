import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { twMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './class-names'

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/** Classes that a component wears by itself: every text in a component that merges. */
const OWN = texts(
  ['src/components', 'src/features'].flatMap(sources).filter((code) => /\b(cn|cva)\(/.test(code)),
  /'([^'\n]+)'/g,
)
/** Classes that somebody passes to a component. */
const GIVEN = texts(sources('src'), /<[A-Z][\w.]*[^<>]*?\bclassName="([^"]+)"/g)

test('merges the classes of this product as the whole of tailwind-merge does', () => {
  expect(OWN.length).toBeGreaterThan(200)
  expect(GIVEN.length).toBeGreaterThan(100)
  const wrong = OWN.flatMap((own) =>
    GIVEN.map((given) => ({ cn: cn(own, given), whole: twMerge(own, given) })),
  ).filter((merged) => merged.cn !== merged.whole)
  expect(wrong).toEqual([])
})

function texts(codes: string[], pattern: RegExp): string[] {
  const found = codes.flatMap((code) => [...code.matchAll(pattern)].map(([, text = '']) => text))
  return [...new Set(found.flatMap((text) => text.split(' ')))].filter((text) =>
    /^[a-z[@-]/.test(text),
  )
}
