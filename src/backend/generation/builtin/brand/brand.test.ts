import { describe, expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import { contrast } from '../palette/color.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import type { Logo } from './brand.ts'
import { legalFoot, planBrand } from './brand-layers.ts'
import { brandPalette } from './brand-palette.ts'
import { freeLogo } from './logo-ground.ts'
import { paintLogo } from './paint-logo.ts'
import { moodsOf } from './tone-words.ts'

const SIZE = { width: 400, height: 300 }

function mark(colour: string, ground: string | null) {
  const { ctx } = surface(90, 60)
  if (ground) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, 90, 60)
  }
  ctx.fillStyle = colour
  ctx.fillRect(20, 15, 50, 30)
  const { data } = ctx.getImageData(0, 0, 90, 60)
  return { data: Buffer.from(data), width: 90, height: 60 }
}

const logoOf = (colour: string, ground: string | null): Logo => {
  const freed = freeLogo(mark(colour, ground))
  return { ...pictureFromPixels(freed.pixels, true), plate: freed.ground }
}

/** A picture of one color with the logo on it; reads the colors at the logo's center and corner. */
function painted(logo: Logo, ground: string) {
  const { ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  const place = paintLogo(ctx, SIZE, logo)
  const at = (x: number, y: number) => {
    const { data } = ctx.getImageData(x, y, 1, 1)
    return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  }
  return {
    place,
    middle: at(place.x + place.width / 2, place.y + place.height / 2),
    rim: at(place.x + place.width * 0.5, place.y + 1),
  }
}

describe('a logo', () => {
  test('is cropped to what is drawn and freed from a plain ground', () => {
    expect(freeLogo(mark('#204080', null)).pixels).toMatchObject({ width: 50, height: 30 })
    expect(freeLogo(mark('#204080', '#ffffff'))).toMatchObject({
      ground: '#ffffff',
      pixels: { width: 50, height: 30 },
    })
  })

  test('stands without a plate where it stands out', () => {
    const { middle, rim } = painted(logoOf('#102040', null), '#ffffff')
    expect([middle, rim]).toEqual(['#102040', '#102040'])
  })

  test('gets a plate where it would drown', () => {
    const { middle, rim } = painted(logoOf('#102040', null), '#141a2a')
    expect([middle, rim]).toEqual(['#102040', '#ffffff'])
  })

  test('keeps a plate of the ground it was given on', () => {
    const { middle, rim } = painted(logoOf('#d01020', '#ffee00'), '#808080')
    expect([middle, rim]).toEqual(['#d01020', '#ffee00'])
  })

  test('stays inside the safe zone that is given', () => {
    const { ctx } = surface(SIZE.width, SIZE.height)
    const safe = rect(40, 60, 200, 100)
    const place = paintLogo(ctx, SIZE, logoOf('#102040', null), { corner: 'bottom-right', safe })
    expect(place.x + place.width).toBeCloseTo(240)
    expect(place.y + place.height).toBeCloseTo(160)
  })
})

describe('the palette of a brand', () => {
  const BRANDS = [['#e4002b'], ['#ffd166', '#06d6a0'], ['#111111', '#eeeeee'], ['#7f7f7f']]

  test.each(BRANDS)('of %s reads everywhere and uses its colours as they are', (...colours) => {
    for (const tone of ['light', 'dark', 'vivid'] as const) {
      const palette = brandPalette(colours, tone, createRandom(1))
      const { ground, ink, muted, accent, onAccent } = palette
      expect(contrast(ink, ground), `${tone} ink`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(muted, ground), `${tone} muted`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onAccent, accent), `${tone} on accent`).toBeGreaterThanOrEqual(4.5)
      expect([ground, accent, ink, palette.spark].some((used) => colours.includes(used))).toBe(true)
    }
  })
})

test('tone words are understood in any of the ten languages', () => {
  expect(moodsOf(['warm', 'elegant'], 'en')).toEqual(expect.arrayContaining(['warm', 'luxury']))
  expect(moodsOf(['verspielt'], 'en')).toContain('playful')
})

test('small print across the edge of two planes gets a foot of one colour', () => {
  const palette = brandPalette(['#1f3bff'], 'vivid', createRandom(1))
  const pairing = choosePairing(understand('Loan', 'en'), createRandom(1), null)
  const frame = { width: 1200, height: 628 }
  const safe = rect(60, 50, 1080, 520)
  const plan = planBrand(frame, safe, null, { pairing, legal: 'Representative example: £150,000' })
  const ground = (contrastThere: number) => ({ safe, palette, probe: () => contrastThere })
  expect(legalFoot(plan, frame, ground(2)).map(({ role }) => role)).toEqual(['panel'])
  expect(legalFoot(plan, frame, ground(7))).toEqual([])
  // Any smaller, and nobody can read it on a phone.
  expect(plan.legal?.block.size).toBeGreaterThanOrEqual(18)
})
