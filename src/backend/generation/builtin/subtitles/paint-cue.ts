import type { SubtitleStyle } from '../../../../contract/subtitles.ts'
import { type Ctx, isolated } from '../canvas.ts'
import { contrast, withAlpha } from '../palette/color.ts'
import { drawLine, drawRuns } from '../type/draw-text.ts'
import type { SetCue, SetLine, SetWord } from './set-cue.ts'

/** Padding of a plate and width of an outline, as fractions of a line's height. */
const [PLATE_X, PLATE_Y, RIM] = [0.38, 0.2, 0.16]
const RIM_INK = '#101014'

/** How far a cue extends beyond its letters. */
export const cueMargin = ({ size }: SetCue): number => size * 0.5

interface Place {
  /** Center of the lines. */
  centre: number
  top: number
}

/** Draws a cue; `word` is the one being spoken. */
export function paintCue(
  ctx: Ctx,
  set: SetCue,
  { centre, top }: Place,
  { style, word }: { style: SubtitleStyle; word: number | null },
): void {
  const { size, leading, lines, width, height, ascent, ink } = set
  if (style.look === 'box') {
    ctx.fillStyle = withAlpha(style.accent, 0.88)
    ctx.beginPath()
    ctx.roundRect(
      centre - width / 2 - size * PLATE_X,
      top - size * PLATE_Y,
      width + size * PLATE_X * 2,
      height + size * PLATE_Y * 2,
      size * 0.28,
    )
    ctx.fill()
  }
  let first = 0
  lines.forEach((line, index) => {
    const x = centre - line.width / 2
    const y = top + index * leading + (leading - ink) / 2 + ascent - line.block.ascent
    const said = word === null ? undefined : line.words[word - first]
    paintLine(ctx, line, { x, y, style, said, set })
    first += line.words.length
  })
}

interface LinePlace {
  x: number
  y: number
  style: SubtitleStyle
  said: SetWord | undefined
  set: SetCue
}

function paintLine(ctx: Ctx, line: SetLine, { x, y, style, said, set }: LinePlace): void {
  if (style.look === 'outline') rim(ctx, line, { x, y }, style.accent)
  if (style.look === 'highlight') rim(ctx, line, { x, y }, RIM_INK)
  drawLine(ctx, line.block, 0, { x, y }, style.ink)
  if (style.look !== 'highlight' || !said) return
  const { size, ascent } = set
  const top = y + line.block.ascent - ascent
  const box = [x + said.x - size * 0.12, top - size * 0.12] as const
  const [width, height] = [said.width + size * 0.24, set.ink + size * 0.24]
  const isDark = contrast('#ffffff', style.accent) >= contrast(RIM_INK, style.accent)
  isolated(ctx, () => {
    ctx.beginPath()
    ctx.roundRect(...box, width, height, size * 0.18)
    ctx.fillStyle = style.accent
    ctx.fill()
    // The whole line again, clipped to the word, so that its letters keep their shapes.
    ctx.clip()
    drawLine(ctx, line.block, 0, { x, y }, isDark ? '#ffffff' : RIM_INK)
  })
}

function rim(
  ctx: Ctx,
  { block }: SetLine,
  { x, y }: { x: number; y: number },
  colour: string,
): void {
  isolated(ctx, () => {
    ctx.strokeStyle = colour
    ctx.lineJoin = 'round'
    ctx.lineWidth = block.size * RIM
    drawRuns(ctx, block.lines[0]?.text ?? '', block, (text, along) =>
      ctx.strokeText(text, x + along, y + block.ascent),
    )
  })
}
