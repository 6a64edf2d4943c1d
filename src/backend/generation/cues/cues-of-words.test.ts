import { describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { cueFaults, readableLength } from '../../../contract/subtitle-reading.ts'
import { breakLines } from './break-lines.ts'
import { cuesOfWords } from './cues-of-words.ts'
import type { SaidPart } from './units-of.ts'

const LONG = 600_000

/** Consecutive words; `|` is a pause, in tenths of a second if a number follows. */
function spoken(text: string, { msPerCharacter = 80 } = {}): SaidPart[] {
  let at = 0
  return text.split(/(?<=\s)(?=\S)/u).flatMap((word) => {
    const pause = /^\|(\d+)/u.exec(word)
    if (pause) {
      at += Number(pause[1]) * 100
      return []
    }
    const from_ms = at
    at += word.trim().length * msPerCharacter
    return [{ text: word, from_ms, to_ms: at }]
  })
}

/** The same by character, as services time languages without spaces. */
const byCharacter = (text: string, msPerCharacter: number): SaidPart[] =>
  [...text].map((character, at) => ({
    text: character,
    from_ms: at * msPerCharacter,
    to_ms: (at + 1) * msPerCharacter,
  }))

const textsOf = (parts: SaidPart[], language: Language = 'en') =>
  cuesOfWords(parts, { language, end_ms: LONG }).map(({ text }) => text)

const SCRIPTS: [Language, SaidPart[]][] = [
  [
    'en',
    spoken(
      'Every morning begins the same way, with a cup of coffee and a quiet room. Then the phone rings. ' +
        'We built a small machine that makes the first ten minutes yours again, whatever the day brings.',
    ),
  ],
  [
    'de',
    spoken(
      'Unsere Kaffeemaschine mahlt die Bohnen frisch, bevor die Geschwindigkeitsbegrenzung des Tages beginnt. ' +
        'Probieren Sie es dreißig Tage lang aus, ohne Verpflichtung.',
    ),
  ],
  [
    'zh',
    byCharacter(
      '每天早晨都从一杯咖啡开始。我们做了一台小小的机器，让最初的十分钟重新属于你。',
      180,
    ),
  ],
  ['ja', byCharacter('毎朝は一杯のコーヒーから始まります。最初の十分をあなたに返します。', 300)],
  [
    'ko',
    spoken('매일 아침은 한 잔의 커피로 시작됩니다. 처음 십 분을 다시 당신에게 돌려드립니다.', {
      msPerCharacter: 140,
    }),
  ],
  [
    'th',
    byCharacter('ทุกเช้าเริ่มต้นด้วยกาแฟหนึ่งแก้วและความเงียบสงบ เราสร้างเครื่องเล็กๆ ที่คืนเวลาสิบนาทีแรกให้คุณ', 75),
  ],
]

describe('[R1.09] what is said becomes subtitles', () => {
  test.each(SCRIPTS)(
    'that can be read in %s: lines, times and speed have no fault',
    (language, parts) => {
      const cues = cuesOfWords(parts, { language, end_ms: LONG })
      expect(cues.length).toBeGreaterThan(1)
      expect(cues.flatMap((cue, at) => cueFaults(cue, cues[at + 1]))).toEqual([])
    },
  )

  test.each(SCRIPTS)('with every word of %s, in its order', (language, parts) => {
    const said = parts.map(({ text }) => text).join('')
    expect(textsOf(parts, language).join('').replace(/\s/gu, '')).toBe(said.replace(/\s/gu, ''))
  })

  test('ends with the sentence, and where somebody pauses', () => {
    expect(
      textsOf(
        spoken(
          'We open at nine. Come by and see what is new. |20 Nobody has to buy anything at all.',
        ),
      ),
    ).toEqual([
      'We open at nine.',
      'Come by and see what is new.',
      'Nobody has to buy anything at all.',
    ])
  })

  test('a cue of one short answer is rather added than left alone', () => {
    expect(textsOf(spoken('Yes. We do.'))).toEqual(['Yes. We do.'])
  })

  test('stays until it is read where there is room, and never over the next or the end of the film', () => {
    const parts = spoken('Now! |40 Then this is said rather quickly.', { msPerCharacter: 30 })
    const [first, second] = cuesOfWords(parts, { language: 'en', end_ms: 5_300 })
    expect(first).toEqual({ from_ms: 0, to_ms: 800, text: 'Now!' })
    expect(second?.to_ms).toBe(5_300)
  })

  test('times that overlap or stand still make cues that follow each other', () => {
    const parts = [
      { text: 'One thing is sure. ', from_ms: 0, to_ms: 4_000 },
      { text: 'Another is not. ', from_ms: 3_000, to_ms: 3_000 },
    ]
    const cues = cuesOfWords(parts, { language: 'en', end_ms: 6_000 })
    expect(cues.map(({ from_ms, to_ms }) => [from_ms, to_ms])).toEqual([
      [0, 3_000],
      [3_000, 3_883],
    ])
  })

  test('half an hour of talk is a cue for each sentence', () => {
    const talk = spoken('We open at nine, and whoever comes by sees what is new. '.repeat(450))
    expect(cuesOfWords(talk, { language: 'en', end_ms: 1_800_000 })).toHaveLength(450)
  })

  test('nothing that was said is nothing to read', () => {
    expect(cuesOfWords([], { language: 'en', end_ms: 1_000 })).toEqual([])
  })
})

describe('[R1.09] lines', () => {
  test('break where one breathes rather than in the middle', () => {
    expect(breakLines('When the day is long, a cup of coffee keeps you going', 'en')).toBe(
      'When the day is long,\na cup of coffee keeps you going',
    )
  })

  test('of Thai break between words alone, and those of Chinese not before a mark', () => {
    const thai = breakLines('เราสร้างเครื่องเล็กๆที่คืนเวลาสิบนาทีแรกของวันให้กับคุณทุกเช้า', 'th').split('\n')
    expect(thai.map(readableLength).every((length) => length <= 35)).toBe(true)
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai.join(''))]
    expect(words.map(({ index }) => index)).toContain(thai[0]?.length)
    expect(breakLines('让最初的十分钟重新属于，你和你的家人朋友', 'zh')).not.toMatch(/\n，/u)
  })
})
