import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'
import { balancedRows } from './line-breaks.ts'
import { voice } from './voices.ts'

const linesOf = (
  text: string,
  language: 'zh' | 'ja' | 'fr' | 'de' | 'pt' | 'en',
  maxWidth: number,
  maxLines: number,
) =>
  fitText({
    text,
    style: voice('grotesk', language),
    maxWidth,
    maxHeight: 900,
    maxLines,
    minSize: 40,
    maxSize: 40,
  }).lines.map((line) => line.text)

test.each([
  ['where a phrase does', ['Come ', 'in, ', 'we ', 'are ', 'open'], [5, 3, 3, 4, 5], 2],
  ['before a little word', ['Straight ', 'to ', 'your ', 'door'], [8, 3, 5, 4], 1],
])('a line ends %s, though another break would be more even', (_, pieces, widths, at) => {
  expect(balancedRows(pieces, widths, 13, 2)).toEqual([
    [0, at],
    [at, pieces.length],
  ])
})

test('a figure stays with what it counts', () => {
  for (const line of linesOf('Tablettes de chocolat noir 72 % de cacao', 'fr', 300, 5))
    expect(line).not.toMatch(/\d$|^%/)
  for (const line of linesOf('Mais de 200 mil downloads no Brasil', 'pt', 300, 5))
    expect(line).not.toMatch(/\d$|^mil/)
  expect(linesOf('箱根温泉1泊2食付きプラン', 'ja', 260, 4).join('|')).not.toMatch(/\d\|/)
})

test('a character cut off by a mark stays with the word behind it', () => {
  expect(linesOf('周末，慢一点', 'zh', 150, 3)).toEqual(['周末，', '慢一点'])
})

test('a space that may not be broken at is not', () => {
  expect(linesOf('Ab 10\u00a0Uhr geöffnet', 'de', 200, 4).some((line) => /10$/.test(line))).toBe(
    false,
  )
})

test('a name of two parts is not left with its sign at the end of a line', () => {
  const lines = linesOf('Neighbourhood café Fern & Finch in Bristol', 'en', 520, 4)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).not.toMatch(/&$/)
})

test('short halves of one Japanese word from another language stay together', () => {
  const lines = linesOf('ハンドメイドキャンドル', 'ja', 260, 4)
  expect(lines.join('|')).not.toContain('ハンド|メイド')
})
