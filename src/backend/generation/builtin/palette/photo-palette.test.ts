import { expect, test } from 'vitest'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { contrast, fromHex } from './color.ts'
import { photoPalette } from './photo-palette.ts'

const BRIEF = understand('Oak desk, $349', 'en')
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

const groundsOf = (colours: string[], hue: number | null) =>
  SEEDS.map((seed) =>
    photoPalette(BRIEF, { hue, samples: colours.map(fromHex) }, { random: createRandom(seed) }),
  )

test('what frames a photo is of its own hue and never louder than it', () => {
  const hue = fromHex('#c39a66').h
  for (const { ground } of groundsOf(['#c39a66', '#e8e6e2'], hue)) {
    const { c, h } = fromHex(ground)
    expect(c, ground).toBeLessThan(0.1)
    if (c > 0.015) expect(Math.abs(h - hue), ground).toBeLessThan(12)
  }
})

test('round a dark photo the ground is dark, and a grey one stands on card', () => {
  for (const { isDark } of groundsOf(['#0b1512', '#1d2b26'], 160)) expect(isDark).toBe(true)
  // A lake in gray weather, with a touch of warm light.
  for (const greys of [
    ['#808080', '#d0d0d0'],
    ['#6f7377', '#8d8f92', '#a08468'],
  ])
    for (const { ground } of groundsOf(greys, null))
      expect(fromHex(ground).c, ground).toBeLessThan(0.05)
})

test('a little colour in a dark photo is the hue of what is round it, and nothing is murky', () => {
  for (const { hue } of groundsOf(['#101212', '#0c0d0d', '#181a1a', '#0d4a3a'], null))
    expect(hue).toBeGreaterThan(140)
  for (const { ground, isDark } of groundsOf(['#3a2a1a', '#5a4630'], 70))
    if (isDark) expect(fromHex(ground).h, ground).toBeGreaterThan(200)
})

test('words and button read on all of them', () => {
  for (const { ink, ground, accent, onAccent } of groundsOf(['#23617f', '#d7e3ea'], 236)) {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
  }
})
