import { expect, test } from 'vitest'
import { missingGlyphs } from '../../../../../tests/engine/glyphs.ts'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { surface } from '../canvas.ts'
import { drawRuns } from './draw-text.ts'
import { drawable } from './fonts.ts'
import { measure } from './measure.ts'
import { runsOf } from './runs.ts'
import { VOICE_NAMES, voice } from './voices.ts'

/** Signs and letters that display faces are known to lack. */
const SIGNS =
  '29.000₫ ฿129 4,90 € ₩12,900 ¥39 £5 −30% 12×3 m² 20°C ½ ① Ⅱ ㎡ A→B ✓ ★ ☆ ♥ ☎ Ấử Łódź ño ção Ωμ Жи 한국어 뷁 ひらがな カタカナ 漢字 ก็ที่ – — • · ® ™ © “x” «y» „z“ …'

test.each(LANGUAGES)('every voice in %s draws each sign, in a face that holds it', (language) => {
  for (const name of VOICE_NAMES)
    for (const { text, style } of runsOf(drawable(SIGNS, language), voice(name, language)))
      expect(missingGlyphs(text, style), `${name}: ${text} in ${style.face}`).toEqual([])
})

test.each([
  ['ko', '₩12,900부터', ['₩12,900부터']],
  ['ko', '4,90 €', ['4,90 €']],
  ['ja', '29.000₫', ['29.000₫']],
  ['en', 'Café crème', ['Café crème']],
] as const)('in %s no part of %s stands in another face than the rest', (language, text, runs) => {
  expect(runsOf(text, voice('loud', language)).map((run) => run.text)).toEqual(runs)
})

test('a word that the display face lacks goes whole to one that has it, as heavy as the others', () => {
  const runs = runsOf('단 €12,900 특가', voice('loud', 'ko'))
  expect(runs.map(({ text, style }) => [text, style.face, style.weight])).toEqual([
    ['단 ', 'black-han-sans', 400],
    ['€12,900 ', 'noto-sans-kr', 900],
    ['특가', 'black-han-sans', 400],
  ])
})

test('a text is as wide as its runs', () => {
  const style = voice('loud', 'ko')
  const widths = ['단 ', '€12,900 ', '특가'].map((part) => measure(part, style).width)
  const whole = measure('단 €12,900 특가', style).width
  expect(whole).toBeCloseTo(
    widths.reduce((sum, width) => sum + width, 0),
    1,
  )
})

test('a figure set low or high keeps its figure where no face has the sign', () => {
  expect(drawable('CO₂-neutral ➜ go', 'en')).toBe('CO2-neutral → go')
})

/** Outermost pixels of a drawn text. */
function inkOf(text: string, style: ReturnType<typeof voice>) {
  const { ctx } = surface(200, 240)
  drawRuns(ctx, text, { style, size: 100 }, (run, along) => ctx.fillText(run, 20 + along, 170))
  const { data } = ctx.getImageData(0, 0, 200, 240)
  let [top, right] = [240, 0]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 90) continue
    top = Math.min(top, Math.floor(at / 4 / 200))
    right = Math.max(right, ((at - 3) / 4) % 200)
  }
  return { top, right }
}

test.each(LANGUAGES)(
  'no voice in %s loses or misplaces a second mark of Vietnamese',
  (language) => {
    for (const name of VOICE_NAMES) {
      const style = voice(name, language)
      for (const [marked, base] of [
        ['ế', 'ê'],
        ['Ấ', 'Â'],
      ] as const) {
        const face = runsOf(marked, style).map((run) => run.style.face)
        const plain = { ...style, face: face[0] ?? style.face }
        const [two, one] = [inkOf(marked, style), inkOf(base, plain)]
        expect(one.top - two.top, `${name} ${marked} in ${face}`).toBeGreaterThan(3)
        expect(two.right - one.right, `${name} ${marked} in ${face}`).toBeLessThan(22)
      }
    }
  },
)
