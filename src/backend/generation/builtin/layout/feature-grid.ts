import { type Rect, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { readable, shade, withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { fitText } from '../type/fit-text.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { panel } from './panel.ts'
import { productLayers } from './product.ts'
import { textLayer } from './text-layer.ts'

const FACTS_MAX = 4

/** Short facts of the brief, for the cells: parts of the sub-line, then perks. */
export function factsOf({ brief }: Pick<LayoutInput, 'brief'>): string[] {
  const parts = (brief.subline ?? '').split(/[.。，、;；]\s*|, /u).map((part) => part.trim())
  return [...parts.filter((part) => part.length > 1 && part.length <= 34), ...brief.perks].slice(
    0,
    FACTS_MAX,
  )
}

/** Several short facts in cells of one size under headline and object. */
export const featureGrid: Layout = {
  name: 'feature-grid',
  fitness: (input) => (factsOf(input).length >= 2 ? 2.4 : 0),
  compose(input) {
    const { safe, unit, pictures } = input
    const [picture] = pictures
    const facts = factsOf(input)
    const beside = isWide(input)
    const [top, bottom] = split(safe, beside ? 'x' : 'y', beside ? 0.5 : 0.6, unit * 4)
    const [copyBox, pictureBox] = picture && !beside ? split(top, 'y', 0.58, unit * 2) : [top, top]
    const [gridBox, besideBox] =
      beside && picture
        ? (split(bottom, 'y', 0.42, unit * 3).reverse() as [Rect, Rect])
        : [bottom, bottom]
    return {
      backdrop: chooseBackdrop(
        input,
        { x: beside ? 0.74 : 0.5, y: beside ? 0.26 : 0.45, floor: 0.62 },
        ['paper', 'mesh', 'studio', 'geometric'],
      ),
      layers: [
        ...(picture ? productLayers(picture, beside ? besideBox : pictureBox) : []),
        ...copyStack(input, copyBox, {
          align: beside ? 'start' : 'center',
          vertical: beside ? 'center' : 'start',
          without: ['subline', 'chips'],
        }),
        ...cells(input, gridBox, facts),
        ...offerBadge(input, beside ? besideBox : pictureBox, 'end'),
      ],
    }
  },
}

function cells({ unit, palette, pairing }: LayoutInput, box: Rect, facts: string[]): Layer[] {
  const gap = unit * 2
  const columns = facts.length === 3 && box.width > box.height * 1.6 ? 3 : 2
  const rows = Math.ceil(facts.length / columns)
  const width = (box.width - gap * (columns - 1)) / columns
  const height = Math.min((box.height - gap * (rows - 1)) / rows, unit * 20)
  const fill = palette.isDark
    ? shade(palette.ground, { l: 0.07 })
    : shade(palette.ground, { l: 0.03 })
  return facts.flatMap((fact, index) => {
    const cell = rect(
      box.x + (index % columns) * (width + gap),
      box.y + Math.floor(index / columns) * (height + gap),
      width,
      height,
    )
    const block = fitText({
      text: fact,
      style: { ...pairing.text, weight: 600 },
      maxWidth: width - unit * 5,
      maxHeight: height - unit * 5,
      maxLines: 3,
      minSize: unit * 2,
      maxSize: unit * 4,
      leading: 1.25,
    })
    const at = {
      x: cell.x + unit * 2.5,
      y: cell.y + (height - block.height) / 2,
      width: width - unit * 5,
      align: 'center' as const,
    }
    const text = textLayer('chip', block, at, { colour: readable(palette.ink, fill), ground: fill })
    const accent: Layer = {
      role: 'decor',
      depth: 0.4,
      bounds: rect(cell.x, cell.y, cell.width, unit * 0.7),
      paint: (ctx) => {
        ctx.fillStyle = withAlpha(palette.accent, 0.9)
        ctx.fillRect(cell.x + unit * 2, cell.y, cell.width * 0.22, unit * 0.55)
      },
    }
    return [panel(cell, fill, { radius: unit * 1.6 }), accent, { ...text, parts: undefined }]
  })
}
