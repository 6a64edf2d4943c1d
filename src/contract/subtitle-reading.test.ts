import { expect, test } from 'vitest'
import { cueFaults, readingRuleOf, SHORTEST_MS } from './subtitle-reading.ts'

/** A cue of one second by default. */
const cue = (text: string, { from = 1_000, to = 2_000 } = {}) => ({
  from_ms: from,
  to_ms: to,
  text,
})
const kinds = (...given: Parameters<typeof cueFaults>) =>
  cueFaults(...given).map(({ kind }) => kind)

test.each([
  ['latin', 'Slow mornings are the best', 17, 42],
  ['thai', 'เช้าวันหยุดที่ดี', 17, 35],
  ['korean', '느긋한 아침', 12, 16],
  ['chinese', '慢悠悠的早晨', 9, 16],
  ['japanese', '朝のコーヒー', 4, 13],
])(
  'a text that is %s is read at its own speed, in lines of its own length',
  (_script, text, speed, line) => {
    expect(readingRuleOf(text)).toEqual({ charactersPerSecond: speed, lineCharacters: line })
  },
)

test('kana make of Han Japanese, however few; a brand in Latin letters makes no other script', () => {
  expect(readingRuleOf('新商品発売中の')).toEqual(readingRuleOf('かな'))
  expect(readingRuleOf('Adloom의 느긋한 아침')).toEqual(readingRuleOf('느긋한'))
  expect(readingRuleOf('2026 — 50 %')).toEqual(readingRuleOf('letters'))
})

test('as many characters as are read in a cue’s own time are not too fast, one more is', () => {
  expect(cueFaults(cue('a'.repeat(17)))).toEqual([])
  expect(cueFaults(cue('a'.repeat(18)))).toEqual([{ kind: 'too_fast', value: 18, max: 17 }])
  expect(cueFaults(cue('a'.repeat(34), { to: 3_000 }))).toEqual([])
})

test('a speed that is hardly too high is not said to be the highest one allowed', () => {
  expect(cueFaults(cue('a'.repeat(35), { to: 3_020 }))).toEqual([
    { kind: 'too_fast', value: 18, max: 17 },
  ])
})

test('the pause before the next cue is no time to read: nobody sees the words then', () => {
  expect(kinds(cue('a'.repeat(18)), cue('b', { from: 9_000, to: 10_000 }))).toEqual(['too_fast'])
})

test('marks above and below a letter, and the end of a line, take no time', () => {
  expect(cueFaults(cue('ก่า'.repeat(5)))).toEqual([])
  expect(cueFaults(cue(`${'a'.repeat(9)}\n${'b'.repeat(8)}`))).toEqual([])
})

test('a line has its length, a cue two lines', () => {
  const long = { to: 20_000 }
  expect(kinds(cue('a'.repeat(42), long))).toEqual([])
  expect(cueFaults(cue(`a\n${'b'.repeat(43)}`, long))).toEqual([
    { kind: 'line_too_long', value: 43, max: 42 },
  ])
  expect(kinds(cue('a\nb', long))).toEqual([])
  expect(cueFaults(cue('a\nb\nc', long))).toEqual([{ kind: 'too_many_lines', value: 3, max: 2 }])
})

test('a cue that is gone in a flash is too short, one of just the shortest time is not', () => {
  expect(kinds(cue('Hi', { from: 0, to: SHORTEST_MS - 1 }))).toEqual(['too_short'])
  expect(kinds(cue('Hi', { from: 0, to: SHORTEST_MS }))).toEqual([])
})

test('a cue overlaps the next when that begins before its end, not at its end', () => {
  expect(kinds(cue('Hi'), cue('you', { from: 1_999, to: 3_000 }))).toEqual(['overlaps'])
  expect(kinds(cue('Hi'), cue('you', { from: 2_000, to: 3_000 }))).toEqual([])
})

test('of a cue without words nothing else is said', () => {
  expect(cueFaults(cue(' \n ', { from: 0, to: 1 }), cue('b', { from: 0, to: 1 }))).toEqual([
    { kind: 'empty' },
  ])
})

test('words that no font here has the letters of are named, other words beside them are not', () => {
  expect(cueFaults(cue('Hello مرحبا بكم 2026', { to: 9_000 }))).toEqual([
    { kind: 'unwritable', words: 'مرحبا بكم' },
  ])
  for (const text of ['Slow', 'утро', 'καφές', '朝のカフェ', '慢慢', '아침', 'กาแฟ', '50 % → ☕'])
    expect(kinds(cue(text, { to: 9_000 }))).toEqual([])
})

test('a cue that begins when the film has ended is never seen, one that only goes on then is', () => {
  const told = (endMs: number) => cueFaults(cue('Hi'), undefined, endMs).map(({ kind }) => kind)
  expect([told(1_000), told(1_001)]).toEqual([['after_end'], []])
})
