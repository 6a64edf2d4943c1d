import { type Rect, rect } from '../geometry.ts'
import { readable, shade } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { fitText } from '../type/fit-text.ts'
import type { LayoutInput } from './layout.ts'
import { panel } from './panel.ts'
import { textLayer } from './text-layer.ts'

const FACTS_MAX = 4
const CHARACTERS_MAX = 34

/** Short facts of the brief for the cells; none if any of them is too long. */
export function factsOf({ brief: { perks, subline } }: Pick<LayoutInput, 'brief'>): string[] {
  const areAll = perks.length <= FACTS_MAX && perks.every((text) => text.length <= CHARACTERS_MAX)
  return areAll && subline === null ? perks : []
}

/** Cells of one size, all facts in one type size, each with a tick. */
export function factCells(
  { unit, palette, pairing }: LayoutInput,
  box: Rect,
  facts: string[],
): Layer[] {
  const gap = unit * 1.8
  const columns = facts.length === 3 && box.width > box.height * 2.6 ? 3 : 2
  const rows = Math.ceil(facts.length / columns)
  const height = (box.height - gap * (rows - 1)) / rows
  const width = (box.width - gap * (columns - 1)) / columns
  const fill = shade(palette.ground, { l: palette.isDark ? 0.07 : 0.035 })
  const tick = Math.min(height * 0.3, unit * 3)
  const indent = unit * 2.2 + tick + unit * 1.6
  const setting = (text: string, maxSize: number, across = width) =>
    fitText({
      text,
      style: { ...pairing.text, weight: 600 },
      maxWidth: across - indent - unit * 1.8,
      maxHeight: height - unit * 2.4,
      maxLines: 2,
      minSize: unit * 2,
      maxSize,
      leading: 1.22,
    })
  const size = Math.min(...facts.map((fact) => setting(fact, unit * 3.7).size))
  return facts.flatMap((fact, index) => {
    // An odd last cell takes the whole row.
    const isAlone = index === facts.length - 1 && facts.length % columns === 1
    const cell = rect(
      box.x + (index % columns) * (width + gap),
      box.y + Math.floor(index / columns) * (height + gap),
      isAlone ? box.width : width,
      height,
    )
    const block = setting(fact, size, cell.width)
    const at = {
      x: cell.x + indent,
      y: cell.y + (height - block.height) / 2,
      width: block.width,
      align: 'start' as const,
    }
    const colours = { colour: readable(palette.ink, fill), ground: fill }
    const text = textLayer('chip', block, at, colours)
    return [
      panel(cell, fill, { radius: unit * 1.6 }),
      tickLayer(cell, tick, {
        x: cell.x + unit * 2.2,
        colour: palette.accent,
        on: palette.onAccent,
      }),
      { ...text, parts: undefined },
    ]
  })
}

function tickLayer(
  cell: Rect,
  size: number,
  { x, colour, on }: { x: number; colour: string; on: string },
): Layer {
  const y = cell.y + (cell.height - size) / 2
  return {
    role: 'decor',
    depth: 0.4,
    bounds: rect(x, y, size, size),
    paint: (ctx) => {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.arc(x + size / 2, y + size / 2, size / 2, 0, Math.PI * 2)
      ctx.fill()
      ctx.strokeStyle = on
      ctx.lineWidth = size * 0.12
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      ctx.beginPath()
      ctx.moveTo(x + size * 0.29, y + size * 0.52)
      ctx.lineTo(x + size * 0.44, y + size * 0.67)
      ctx.lineTo(x + size * 0.72, y + size * 0.36)
      ctx.stroke()
      ctx.lineCap = 'butt'
    },
  }
}
