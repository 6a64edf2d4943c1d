import { beforeAll, describe, expect, test } from 'vitest'
import { rect } from '../../src/backend/generation/builtin/geometry.ts'
import { LAYOUTS } from '../../src/backend/generation/builtin/layout/layouts.ts'
import { textLayer } from '../../src/backend/generation/builtin/layout/text-layer.ts'
import { paintScene } from '../../src/backend/generation/builtin/paint-scene.ts'
import type { Scene } from '../../src/backend/generation/builtin/scene.ts'
import { fitText } from '../../src/backend/generation/builtin/type/fit-text.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { findPlacement } from '../../src/contract/placements.ts'
import { present } from '../support/present.ts'
import { faultsOf } from './faults.ts'
import { missingGlyphs } from './glyphs.ts'
import { PROMPTS } from './prompts.ts'
import { unreadableWords } from './seen.ts'
import { type Exhibit, exhibits, loadProps, type Props, RATIOS, sceneOf } from './showcase.ts'

/** Every layout in every ratio, each language and tone as often; `npm run engine:sheet` checks all. */
const SOME = exhibits().filter((_, index) => index % 23 === 0)
const EDGE = 420

let props: Props
beforeAll(async () => {
  props = await loadProps()
})

const nameOf = ({ layout, ratio, language, tone }: Exhibit) =>
  `${layout} ${ratio} ${language} ${tone}`

const faultyOf = (list: Exhibit[], change: (scene: Scene) => Scene = (scene) => scene) =>
  list.flatMap((exhibit) =>
    faultsOf(change(sceneOf(exhibit, props, EDGE))).map((fault) => `${nameOf(exhibit)}: ${fault}`),
  )

test('the set holds every layout, ratio and language', () => {
  expect(new Set(SOME.map(({ layout }) => layout)).size).toBe(LAYOUTS.length)
  expect(new Set(SOME.map(({ ratio }) => ratio)).size).toBe(RATIOS.length)
  expect(new Set(SOME.map(({ language }) => language)).size).toBe(LANGUAGES.length)
})

test('words stay in the safe zone, read on what is under them and keep apart', () => {
  expect(faultyOf(SOME)).toEqual([])
}, 180_000)

test('what was painted reads too, by a measure that is not the engine’s own', () => {
  const faults = SOME.filter((_, index) => index % 8 === 0).flatMap((exhibit) =>
    unreadableWords(sceneOf(exhibit, props, EDGE)).map((fault) => `${nameOf(exhibit)}: ${fault}`),
  )
  expect(faults).toEqual([])
})

describe('the check itself finds', () => {
  const one = present(SOME[0])
  const style = { face: 'inter', weight: 500, tracking: 0, language: 'en' } as const
  const block = () =>
    fitText({
      text: 'Word',
      style,
      maxWidth: 90,
      maxHeight: 40,
      maxLines: 1,
      minSize: 8,
      maxSize: 30,
    })
  const withText = (x: number, y: number, colour: string) => (scene: Scene) => ({
    ...scene,
    layers: [
      ...scene.layers,
      textLayer('subline', block(), { x, y, width: 90, align: 'start' }, { colour, ground: '' }),
    ],
  })

  test('words that leave the safe zone', () => {
    expect(faultyOf([one], withText(-20, 5, '#000000')).join()).toContain('leaves the safe zone')
  })
  test('words in the colour of their ground', () => {
    const { palette, safe } = sceneOf(one, props, EDGE)
    const faults = faultyOf([one], withText(safe.x, safe.y + safe.height - 40, palette.ground))
    expect(faults.join()).toContain('has a contrast of')
  })
  test('words over other words', () => {
    const { layers } = sceneOf(one, props, EDGE)
    const ink = layers.find(({ role }) => role === 'headline')?.text?.ink ?? rect(0, 0, 1, 1)
    expect(faultyOf([one], withText(ink.x, ink.y, '#000000')).join()).toContain('runs into')
  })
  test('characters without a glyph', () => {
    expect(missingGlyphs('a\u{10fffd}', style)).toEqual(['\u{10fffd}'])
  })
})

test.each(LANGUAGES)('every character of the %s prompts has a glyph', (language) => {
  const text = Object.values(PROMPTS[language]).join(' ')
  const style = { face: 'playfair-display', weight: 600, tracking: 0, language } as const
  expect(missingGlyphs(text, style)).toEqual([])
})

test('a scene has the exact size that was asked for, and the same seed gives the same bytes', () => {
  const exhibit = { ...present(SOME[3]), ratio: '1.91:1' as const }
  const bytes = () => {
    const canvas = paintScene(sceneOf(exhibit, props, EDGE))
    expect([canvas.width, canvas.height]).toEqual([
      Math.round(EDGE * 1.91 ** 0.5),
      Math.round(EDGE / 1.91 ** 0.5),
    ])
    return Buffer.from(canvas.data())
  }
  expect(bytes().equals(bytes())).toBe(true)
})

test('another seed gives another picture', () => {
  const exhibit = present(SOME[0])
  const fingerprints = [0, 1, 2, 3].map((seed) =>
    fingerprint(sceneOf({ ...exhibit, seed, layout: LAYOUTS[seed * 2]?.name ?? '' }, props, EDGE)),
  )
  for (const [index, one] of fingerprints.entries()) {
    for (const other of fingerprints.slice(index + 1))
      expect(distance(one, other)).toBeGreaterThan(0.04)
  }
})

/** Mean lightness of a grid of fields, 0 to 1: near for pictures that look alike. */
function fingerprint(scene: Scene): number[] {
  const canvas = paintScene(scene)
  const grid = 12
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: grid * grid }, (_, field) => {
    const x = Math.floor((((field % grid) + 0.5) / grid) * canvas.width)
    const y = Math.floor(((Math.floor(field / grid) + 0.5) / grid) * canvas.height)
    const at = (y * canvas.width + x) * 4
    return data.subarray(at, at + 3).reduce((sum, value) => sum + value, 0) / 765
  })
}

const distance = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - present(other[index])), 0) / one.length

test('[R2.25] in a placement, words and logo keep to what the platform leaves free', () => {
  const zone = findPlacement('meta.reels', '9:16')?.safeZone
  expect(zone).toEqual({ top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 })
  const faults = SOME.filter(({ ratio }) => ratio === '9:16').flatMap((exhibit) => {
    const scene = sceneOf({ ...exhibit, safeZone: zone, hasBrand: true }, props, EDGE)
    expect(scene.safe.y + scene.safe.height).toBeLessThanOrEqual(scene.height * 0.65 + 1)
    return faultsOf(scene).map((fault) => `${nameOf(exhibit)}: ${fault}`)
  })
  expect(faults).toEqual([])
})
