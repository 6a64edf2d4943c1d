import { describe, expect, test } from 'vitest'
import { openChapters } from './open-chapters.ts'

const index = new Map([
  [null, new Set(['every1'])],
  ['pricing', new Set(['price1'])],
])
const message = (id: string) => `i18n._({ id: "${id}", message: "Say \\"it\\"" })`

describe('code that says words', () => {
  test('leaves the texts that every page has to the catalog', () => {
    expect(openChapters(message('every1'), 'pricing', index)).toBe('i18n._({ id: "every1"  })')
  })

  test('opens the chapter that its words are in', () => {
    expect(openChapters(message('price1'), 'pricing', index)).toBe(
      `import 'virtual:chapter/pricing';i18n._({ id: "price1"  })`,
    )
  })

  test.each([
    ['no catalog has yet', 'newone', 'pricing'],
    ['only another chapter has', 'price1', 'billing'],
    ['only another chapter has, said on every page', 'price1', null],
  ])('keeps the English of words that %s', (_, id, chapter) => {
    expect(openChapters(message(id), chapter, index)).toBe(message(id))
  })

  test('waits for the words of what it imports', () => {
    const code = `const load = () => import("./card")`
    expect(openChapters(code, null, index)).toBe(
      `import { withWords } from '/src/i18n/chapters.ts';${code}.then(withWords)`,
    )
  })
})
