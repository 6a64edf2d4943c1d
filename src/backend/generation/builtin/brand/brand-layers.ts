import { type Rect, rect, type Size } from '../geometry.ts'
import { textLayer } from '../layout/text-layer.ts'
import type { ContrastProbe } from '../legibility.ts'
import type { Palette } from '../palette/palette.ts'
import type { Layer } from '../scene.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { Pairing } from '../type/pairing.ts'
import type { Brand } from './brand.ts'
import { logoLayer } from './logo-layer.ts'

/** Where logo and legal line go, and what they leave for everything else. */
export interface BrandPlan {
  logo: Rect | null
  legal: { block: TextBlock; y: number } | null
  /** The safe zone without them and their clear space. */
  rest: Rect
}

const LOGO_HEIGHT = 7.2
const LOGO_WIDTH = 30

/** Reserves a strip over and one under the layout: nothing else is then put into their clear space. */
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
  }
}

const logoBox = (safe: Rect, unit: number): Rect =>
  rect(safe.x, safe.y, Math.min(unit * LOGO_WIDTH, safe.width * 0.5), unit * LOGO_HEIGHT)

const legalBlock = (text: string, safe: Rect, unit: number, pairing: Pairing): TextBlock =>
  fitText({
    text,
    style: { ...pairing.text, weight: 440 },
    maxWidth: safe.width,
    maxHeight: unit * 9,
    maxLines: 5,
    minSize: unit * 1.3,
    maxSize: unit * 2.2,
    leading: 1.35,
  })

/** Logo and legal line as layers over a finished composition. */
export function brandLayers(
  plan: BrandPlan,
  brand: Brand | null,
  { safe, palette, probe }: { safe: Rect; palette: Palette; probe: ContrastProbe },
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
