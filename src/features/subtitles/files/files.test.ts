import { expect, test } from 'vitest'
import { type Encoding, readText } from '@/browser/read-text'
import { readCues } from '@/components/subtitles/read-cues'
import { writeCues } from './write-cues'

const srt = (...texts: string[]) =>
  texts.map((text, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${text}\n`).join('\n')

/** Encodes text; the platform has no encoder for these, so each byte is searched by decoding. */
function encoded(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, number[]>()
  for (let one = 0; one < 256; one += 1) table.set(decoder.decode(Uint8Array.of(one)), [one])
  const isWide = /jis|euc|gb|big5/.test(encoding)
  for (let lead = 0x81; isWide && lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const pair = decoder.decode(Uint8Array.of(lead, trail))
      if ([...pair].length === 1) table.set(pair, [lead, trail])
    }
  const bytesOf = (character: string): number[] => {
    const known = table.get(character)
    if (known) return known
    // Windows writes the tone mark of Vietnamese letters separately from the vowel.
    return [...character.normalize('NFD')].length > 1 ? split(character) : [0x3f]
  }
  const split = (character: string): number[] => {
    const parts = [...character.normalize('NFD')]
    const tone = parts.find((part) => /[\u0300\u0301\u0303\u0309\u0323]/u.test(part)) ?? ''
    const base = parts
      .filter((part) => part !== tone)
      .join('')
      .normalize('NFC')
    return [...(table.get(base) ?? [0x3f]), ...(table.get(tone) ?? [])]
  }
  return Uint8Array.from([...text].flatMap(bytesOf))
}

test.each<[Encoding, string]>([
  ['windows-1258', 'Cà phê ủ lạnh cho buổi sáng thong thả, miễn phí vận chuyển tuần này'],
  ['windows-874', 'กาแฟเย็นสำหรับเช้าที่ไม่เร่งรีบ ส่งฟรีสัปดาห์นี้'],
  [
    'windows-1252',
    'Café glacé pour les matins lents, livré dès demain à la maison, là où ça plaît',
  ],
  ['shift_jis', '朝はゆっくり、冷たいコーヒーを。送料は今週だけ無料です。'],
  ['gb18030', '慢一点的早晨，从一杯冷萃咖啡开始，本周全场免运费，欢迎选购。'],
  ['euc-kr', '느긋한 아침에는 차가운 커피 한 잔, 이번 주에는 배송이 무료입니다.'],
  ['utf-8', 'Café · กาแฟ · コーヒー'],
])('[R1.09] a file in %s is read with every letter', (encoding, words) => {
  const text = srt(words, words, words)
  const bytes = encoding === 'utf-8' ? new TextEncoder().encode(text) : encoded(text, encoding)
  expect(readText(bytes)).toEqual({ encoding, text })
})

test('[R1.09] an Italian grave accent is no Vietnamese tone', () => {
  const text = srt('Però così è più bello', 'Perciò verrò', 'Città e libertà, già lassù')
  expect(readText(encoded(text, 'windows-1252')).text).toBe(text)
})

test('[R1.09] braces are looks in ASS and words elsewhere, but for tags that programs write', async () => {
  const { cues } = await readCues(srt('{b}Save {0}{/b} {y:i}today, {name}{\\an8}'))
  expect(cues.map(({ text }) => text)).toEqual(['Save {0} today, {name}'])
})

test('[R1.09] tags, scripts and orders of players are no words; signs that only look like tags stay', async () => {
  const text = srt(
    '<i>Hi</i> <script>alert(1)</script>{\\an8}',
    '1 < 2 &amp; 3 > 2',
    '<img src=x onerror=alert(1)>ok',
  )
  const { cues } = await readCues(`\ufeff${text}`)
  expect(cues.map((cue) => cue.text)).toEqual(['Hi alert(1)', '1 < 2 & 3 > 2', 'ok'])
})

test('[R1.09] cues that end before they begin are left out and counted, overlapping ones are kept', async () => {
  const text =
    '1\n00:00:03,000 --> 00:00:05,000\nlater\n\n2\n00:00:01,000 --> 00:00:04,000\nearlier\n\n' +
    '3\n00:00:02,000 --> 00:00:02,000\nnever\n'
  const { cues, leftOut } = await readCues(text)
  expect(cues.map((cue) => cue.text)).toEqual(['earlier', 'later'])
  expect(leftOut).toBe(1)
})

test.each([
  ['short numbers', '1\n0:0:1,5 --> 0:0:2\nA\n\n2\n0:0:3 --> 0:0:4\nB'],
  [
    'a colon before the parts, no spaces',
    '00:00:01:500-->00:00:02:000\nA\n\n00:00:03->00:00:04\nB',
  ],
  ['no empty lines', '1\n00:00:01,500 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB'],
  [
    'lines of spaces',
    '1\n00:00:01.500 --> 00:00:02.000\nA\n \n2\n00:00:03.000 --> 00:00:04.000\nB',
  ],
  [
    'places behind',
    '1\n00:00:01,500 --> 00:00:02,000 X1:10 X2:20\nA\n\n2\n00:00:03,000 --> 00:00:04,000\nB',
  ],
  [
    'WebVTT with commas',
    'WEBVTT\n\nintro\n00:01,500 --> 00:02,000\nA\n\n00:00:03,000 --> 00:00:04,000\nB',
  ],
])('[R1.09] a file with %s is read whole, and its times are no words', async (_, text) => {
  expect(await readCues(text)).toEqual({
    cues: [
      { from_ms: 1_500, to_ms: 2_000, text: 'A' },
      { from_ms: 3_000, to_ms: 4_000, text: 'B' },
    ],
    leftOut: 0,
  })
})

test('[R1.09] an empty line within what is said loses nothing, and a number that is said stays', async () => {
  const { cues } = await readCues(srt('First\n\nthen', '2024', '50'))
  expect(cues.map(({ text }) => text)).toEqual(['First\nthen', '2024', '50'])
})

test('[R1.09] styles, notes and regions of WebVTT are no words, what ends before it begins is counted', async () => {
  const { cues, leftOut } = await readCues(
    'WEBVTT - title\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:fred\n\nNOTE later\n\nintro\n' +
      '00:00.500 --> 00:01.500 align:start\n<v Ann>Hi <c.yellow>&quot;there&quot;</c>\n\n00:03.000 --> 00:02.000\nnever\n',
  )
  expect(cues).toEqual([{ from_ms: 500, to_ms: 1_500, text: 'Hi "there"' }])
  expect(leftOut).toBe(1)
})

test('[R1.09] a file of empty lines alone does not stop the page', async () => {
  const begun = performance.now()
  expect((await readCues('\n'.repeat(200_000))).cues).toEqual([])
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('[R1.09] WebVTT and ASS are read by their content', async () => {
  const vtt = await readCues('WEBVTT\n\n00:01.000 --> 00:02.500 line:90%\n<v Ann>Hi <b>there\n')
  expect(vtt.cues).toEqual([{ from_ms: 1_000, to_ms: 2_500, text: 'Hi there' }])
  const ass = await readCues(
    '[Script Info]\n\n[V4+ Styles]\nFormat: Name\nStyle: Default\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\i1}One\\Ntwo\n',
  )
  expect(ass.cues).toEqual([{ from_ms: 1_000, to_ms: 2_500, text: 'One\ntwo' }])
})

test.each(['srt', 'vtt'] as const)(
  '[R1.09] what is written as %s is read again as it was',
  async (format) => {
    const cues = [
      { from_ms: 0, to_ms: 1_500, text: 'a < b & c\nsecond line' },
      { from_ms: 3_723_004, to_ms: 3_724_000, text: 'อีกหนึ่งชั่วโมง' },
    ]
    const written = writeCues(cues, format)
    expect(written).toContain(format === 'srt' ? '01:02:03,004' : '01:02:03.004')
    expect((await readCues(written)).cues).toEqual(cues)
  },
)
