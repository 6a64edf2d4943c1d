import { type Rect, rect, type Size } from '../geometry.ts'
import { fill } from '../layout/poster/plane.ts'
import { textLayer } from '../layout/text-layer.ts'
import { CONTRAST_ENOUGH, type ContrastProbe } from '../legibility.ts'
import type { Palette } from '../palette/palette.ts'
import type { Layer } from '../scene.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { Pairing } from '../type/pairing.ts'
import type { Brand } from './brand.ts'
import { logoLayer } from './logo-layer.ts'

/** Where logo and legal line go, and the space they leave. */
export interface BrandPlan {
  logo: Rect | null
  legal: { block: TextBlock; y: number } | null
  /** The safe zone without them and their clear space. */
  rest: Rect
  unit: number
}

const LOGO_HEIGHT = 7.2
const LOGO_WIDTH = 30

/** Reserves a strip above and one below the layout, so that nothing enters their clear space. */
export function planBrand(
  { width, height }: Size,
  safe: Rect,
  brand: Brand | null,
  { pairing, legal }: { pairing: Pairing; legal: string | null },
): BrandPlan {
  const unit = Math.sqrt(width * height) / 100
  const logo = brand?.logo ? logoBox(safe, unit) : null
  const above = logo ? logo.height + unit * 3.2 : 0
  const lines = [legal, brand?.legalLine].filter(Boolean).join(' ')
  const block = lines ? legalBlock(lines, safe, unit, pairing) : null
  const below = block ? block.height + unit * 2.4 : 0
  return {
    logo,
    legal: block && { block, y: safe.y + safe.height - block.height },
    rest: rect(safe.x, safe.y + above, safe.width, safe.height - above - below),
    unit,
  }
}

const logoBox = (safe: Rect, unit: number): Rect =>
  rect(safe.x, safe.y, Math.min(unit * LOGO_WIDTH, safe.width * 0.5), unit * LOGO_HEIGHT)

/** Sizes, in units, of small print that is readable on a phone; only longer text is set smaller. */
const LEGAL_SIZES = [2.4, 2.1, 1.6, 1.3] as const

function legalBlock(text: string, safe: Rect, unit: number, pairing: Pairing): TextBlock {
  const set = (size: number) =>
    fitText({
      text,
      style: { ...pairing.text, weight: 500 },
      maxWidth: safe.width,
      maxHeight: Math.max(unit * 9, safe.height * 0.16),
      maxLines: 6,
      minSize: unit * size,
      maxSize: unit * 2.6,
      leading: 1.32,
    })
  const settings = LEGAL_SIZES.map(set)
  return settings.find(({ lines }) => !lines.at(-1)?.text.endsWith('…')) ?? set(1.3)
}

/** Space above small print that has its own foot, in units. */
const FOOT_AIR = 1.3

/** If small print would cross the edge of two planes, all of them end above it. */
export function legalFoot(
  { legal, unit }: BrandPlan,
  { width, height }: Size,
  { safe, palette, probe }: BrandGround,
): Layer[] {
  if (!legal) return []
  const ink = rect(safe.x, legal.y, legal.block.width, legal.block.height)
  const inks = [palette.muted, palette.ink, palette.ground, '#ffffff', '#101014']
  if (inks.some((colour) => probe(ink, colour) >= CONTRAST_ENOUGH)) return []
  const top = legal.y - unit * FOOT_AIR
  return [fill(rect(0, top, width, height - top), palette.ground)]
}

interface BrandGround {
  safe: Rect
  palette: Palette
  probe: ContrastProbe
}

/** Logo and legal line as layers over a finished composition. */
export function brandLayers(
  plan: BrandPlan,
  brand: Brand | null,
  { safe, palette, probe }: BrandGround,
): Layer[] {
  const { logo, legal } = plan
  return [
    ...(brand?.logo && logo ? [logoLayer(brand.logo, logo, probe)] : []),
    ...(legal
      ? [
          textLayer(
            'legal',
            legal.block,
            { x: safe.x, y: legal.y, width: safe.width, align: 'start' },
            { colour: palette.muted, ground: palette.ground },
          ),
        ]
      : []),
  ]
}
