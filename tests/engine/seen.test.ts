import { beforeAll, describe, expect, test } from 'vitest'
import { surface } from '../../src/backend/generation/builtin/canvas.ts'
import { composeScene } from '../../src/backend/generation/builtin/compose-scene.ts'
import { rect } from '../../src/backend/generation/builtin/geometry.ts'
import { LAYOUTS } from '../../src/backend/generation/builtin/layout/layouts.ts'
import { textLayer } from '../../src/backend/generation/builtin/layout/text-layer.ts'
import { legible } from '../../src/backend/generation/builtin/legibility.ts'
import { makeNeutralPalette } from '../../src/backend/generation/builtin/palette/choose-palette.ts'
import { pictureFromPixels } from '../../src/backend/generation/builtin/picture/picture.ts'
import { understand } from '../../src/backend/generation/builtin/prompt/understand.ts'
import { createRandom } from '../../src/backend/generation/builtin/random.ts'
import type { Scene } from '../../src/backend/generation/builtin/scene.ts'
import { fitText } from '../../src/backend/generation/builtin/type/fit-text.ts'
import { findPlacement } from '../../src/contract/placements.ts'
import { PROMPTS } from './prompts.ts'
import { contrastOf, coveredWords, lightOf, seenWords, unreadableWords } from './seen.ts'
import { exhibits, loadProps, type Props, sceneOf } from './showcase.ts'

const SIZE = { width: 300, height: 150 }
const style = { face: 'inter', weight: 700, tracking: 0, language: 'en' } as const

/** Words in one colour across a ground painted by hand. */
function words(colour: string, paint: Scene['backdrop']['paint'], x = 30): Scene {
  const fit = { maxWidth: 240, maxHeight: 60, maxLines: 1, minSize: 8, maxSize: 40 }
  const block = fitText({ text: 'Half and half', style, ...fit })
  const layer = textLayer(
    'headline',
    block,
    { x, y: 50, width: block.width, align: 'start' },
    { colour, ground: '#808080' },
  )
  return {
    ...SIZE,
    layout: 'by hand',
    safe: rect(0, 0, SIZE.width, SIZE.height),
    palette: makeNeutralPalette(40, createRandom(1)),
    backdrop: { name: 'by hand', paint },
    layers: [layer],
  }
}

/** Bright up to a share of the width and dark from there on. */
const parted =
  (share: number, bright = '#fafafa', dark = '#0c0c0c'): Scene['backdrop']['paint'] =>
  (ctx, { width, height }) => {
    ctx.fillStyle = bright
    ctx.fillRect(0, 0, width * share, height)
    ctx.fillStyle = dark
    ctx.fillRect(width * share, 0, width * (1 - share), height)
  }

describe('the eye', () => {
  test('knows the contrasts that WCAG names', () => {
    const light = (value: number) => lightOf([value, value, value])
    const [white, black, grey] = [light(255), light(0), light(0x76)]
    expect(contrastOf(white, black)).toBeCloseTo(21, 5)
    expect(contrastOf(grey, white)).toBeCloseTo(4.54, 2)
    expect(lightOf([255, 0, 0])).toBeCloseTo(0.2126, 4)
  })

  test('sees which part of the words a ground hides', () => {
    const [half] = seenWords(words('#ffffff', parted(0.5)))
    expect(half?.unreadable).toBeGreaterThan(0.35)
    expect(half?.unreadable).toBeLessThan(0.65)
    expect(seenWords(words('#ffffff', parted(0)))).toMatchObject([{ unreadable: 0 }])
    expect(seenWords(words('#ffffff', parted(1)))).toMatchObject([{ unreadable: 1 }])
  })

  test('sees where ink begins and ends', () => {
    const [ink] = seenWords(words('#ffffff', parted(0)))
    expect(ink?.left).toBeGreaterThanOrEqual(29)
    expect(ink?.left).toBeLessThan(36)
    const zone = { top: 0, bottom: 0, left: 0.2, right: 0 }
    expect(coveredWords(words('#ffffff', parted(0)), zone)).toEqual([
      'headline "Half and half" is covered',
    ])
    expect(coveredWords(words('#ffffff', parted(0), 62), zone)).toEqual([])
  })
})

test.each([0.08, 0.25, 0.5, 0.75, 0.92])(
  'words over a ground that is bright for %f of the width and dark beyond are made readable',
  (share) => {
    for (const colour of ['#ffffff', '#101014', '#808080', '#c43030']) {
      expect(unreadableWords(legible(words(colour, parted(share)))), colour).toEqual([])
    }
  },
)

test.each([0.36, 0.42, 0.48])(
  'words over a ground that is bright down to %f of the height and dark below are made readable',
  (share) => {
    const lying: Scene['backdrop']['paint'] = (ctx, { width, height }) => {
      parted(0)(ctx, { width, height })
      parted(1)(ctx, { width, height: height * share })
    }
    for (const colour of ['#ffffff', '#101014'])
      expect(unreadableWords(legible(words(colour, lying))), colour).toEqual([])
  },
)

test('words over stripes of light and shade are made readable', () => {
  const stripes: Scene['backdrop']['paint'] = (ctx, { width, height }) => {
    for (let x = 0; x < width; x += 24) {
      ctx.fillStyle = x % 48 ? '#ffffff' : '#202020'
      ctx.fillRect(x, 0, 24, height)
    }
  }
  expect(unreadableWords(legible(words('#ffffff', stripes)))).toEqual([])
})

/** A photograph, one half in glaring light and the other in the dark. */
function glaring(isAcross: boolean) {
  const [width, height] = [320, 240]
  const { ctx } = surface(width, height)
  parted(0.5)(ctx, isAcross ? { width, height } : { width: width * 2, height: height / 2 })
  if (!isAcross) {
    ctx.fillStyle = '#0c0c0c'
    ctx.fillRect(0, height / 2, width, height / 2)
  }
  const { data } = ctx.getImageData(0, 0, width, height)
  return pictureFromPixels({ data: Buffer.from(data), width, height }, false)
}

/** Read and looked at once: faces are searched for in each new picture. */
const sale = understand(PROMPTS.en.sale, 'en')
const [beside, above] = [glaring(true), glaring(false)]

test.each(LAYOUTS.map(({ name }) => name))(
  'in the layout %s the words read on a photograph half bright, half dark',
  (layout) => {
    const isAcross = LAYOUTS.findIndex(({ name }) => name === layout) % 2 === 0
    const scene = composeScene({
      ...(isAcross ? { width: 420, height: 420 } : { width: 320, height: 560 }),
      brief: sale,
      pictures: isAcross ? [beside, above] : [above, beside],
      random: createRandom(4),
      hasMark: true,
      layout,
    })
    expect(unreadableWords(scene)).toEqual([])
  },
)

describe('on finished pictures', () => {
  const tall = exhibits(['9:16']).filter((_, index) => index % 31 === 0)
  let props: Props
  beforeAll(async () => {
    props = await loadProps()
  })

  test('no ink of words is where a platform lays its own controls', () => {
    for (const [index, id] of ['meta.reels', 'youtube.shorts'].entries()) {
      const safeZone = findPlacement(id, '9:16')?.safeZone
      if (!safeZone) throw new Error(`${id} has no safe zone`)
      const faults = tall
        .filter((_, at) => at % 2 === index)
        .flatMap((exhibit) =>
          coveredWords(sceneOf({ ...exhibit, safeZone, hasBrand: true }, props, 360), safeZone),
        )
      expect(faults, id).toEqual([])
    }
  })
})
