import { expect, test } from 'vitest'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { contrast, fromHex } from './color.ts'
import { productPalette, standsOff } from './product-palette.ts'

const BRIEF = understand('Hand cream, 12 €', 'en')
const PRODUCTS = {
  white: ['#f4f4f2', '#ffffff', '#dcdcd8'],
  black: ['#0c0c0e', '#1c1c20', '#2c2c33'],
  green: ['#12401f', '#1b5a2c', '#2f7a45'],
  blue: ['#23617f', '#2b7391', '#1a4a63'],
  amber: ['#c9974e', '#b98545', '#e0b878'],
}

test.each(Object.entries(PRODUCTS))('a %s product stands off its ground', (_, colours) => {
  const samples = colours.map(fromHex)
  const product = { hue: fromHex(colours[1]!).h, samples }
  for (let seed = 0; seed < 60; seed += 1) {
    const { ground } = productPalette(BRIEF, product, { random: createRandom(seed) })
    expect(standsOff(samples, ground), `${ground}, seed ${seed}`).toBeGreaterThanOrEqual(0.8)
  }
})

test('words and button read on every ground, and no dark ground is brown or olive', () => {
  for (let seed = 0; seed < 120; seed += 1) {
    const product = { hue: seed * 3, samples: [] }
    const palette = productPalette(BRIEF, product, { random: createRandom(seed) })
    const { ink, muted, ground, accent, onAccent, isDark } = palette
    expect(contrast(ink, ground), `ink, seed ${seed}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(muted, ground), `muted, seed ${seed}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onAccent, accent), `button, seed ${seed}`).toBeGreaterThanOrEqual(4.5)
    const { c, h } = fromHex(ground)
    if (isDark && h > 45 && h < 120) expect(c, `${ground}, seed ${seed}`).toBeLessThan(0.03)
  }
})

test.each([
  ['Kerze, 20 €. Bitte dunkel', 'de', true],
  ['Sabonete, R$ 9. Fundo claro', 'pt', false],
] as const)('%s: the ground is as bright as it was wished', (prompt, language, isDark) => {
  const brief = understand(prompt, language)
  const samples = PRODUCTS.amber.map(fromHex)
  for (let seed = 0; seed < 40; seed += 1) {
    const options = { tone: brief.tone, random: createRandom(seed) }
    expect(productPalette(brief, { hue: 70, samples }, options).isDark).toBe(isDark)
  }
})

test('a warm ad is warm, whatever is opposite of its product', () => {
  const brief = understand('Bougie, 29 €. Ambiance chaude', 'fr')
  const samples = PRODUCTS.blue.map(fromHex)
  for (let seed = 0; seed < 40; seed += 1) {
    const { hue } = productPalette(brief, { hue: 230, samples }, { random: createRandom(seed) })
    expect(hue, `seed ${seed}`).toBeLessThan(80)
  }
})

test('a dark product is on no dark sheet, and a coloured one on no deep sheet of its own hue', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const random = createRandom(seed)
    const onto = (colours: string[]) => {
      const samples = colours.map(fromHex)
      return productPalette(BRIEF, { hue: samples[1]?.h ?? null, samples }, { random })
    }
    expect(onto(PRODUCTS.black).isDark, `seed ${seed}`).toBe(false)
    const { ground, isDark } = onto(['#e2502a', '#d8431f', '#f0693f'])
    const { c, h } = fromHex(ground)
    if (isDark && c > 0.06) expect(Math.abs(h - 38), `${ground}, seed ${seed}`).toBeGreaterThan(40)
  }
})
