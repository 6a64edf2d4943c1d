import type { Ctx } from '../canvas.ts'
import { type Rect, rect, type Size, unionOf } from '../geometry.ts'
import { markLayer } from '../layout/mark.ts'
import { textLayer } from '../layout/text-layer.ts'
import { poseAt } from '../motion/entrances.ts'
import { drawSprite, type Sprite, spritesOf } from '../motion/sprite.ts'
import { withAlpha } from '../palette/color.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Layer } from '../scene.ts'
import { fitText } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'
import { choosePairing } from '../type/pairing.ts'

export interface CaptionRequest extends Size {
  brief: Brief
  words: string[]
  durationSeconds: number
  watermark: boolean
  /** Small text in a corner for the whole film. */
  stamp?: string | null
  random: Random
}

interface Caption {
  sprites: Sprite[]
  box: Rect
  from: number
  seconds: number
}

const FIRST_LEAD_SECONDS = 0.6

interface CaptionPainter {
  draw(ctx: Ctx, time: number): void
  /** The area ever drawn on; null if nothing is drawn. */
  bounds: Rect | null
}

/** Text over a film, each line for its share of the time, on a soft plate that keeps it readable. */
export function captionPainter(request: CaptionRequest): CaptionPainter {
  const { width, height, brief, words, durationSeconds, watermark, stamp, random } = request
  const pairing = choosePairing(brief, random.fork('pairing'))
  const unit = Math.sqrt(width * height) / 100
  const mark = watermark
    ? spritesOf(markLayer({ width, height }, brief.labels.mark, pairing.text))
    : []
  const corner = stamp ? spritesOf(stampLayer({ width, height }, stamp, pairing.text)) : []
  const seconds = durationSeconds / Math.max(1, words.length)
  const captions = words.map((text, index): Caption => {
    const block = fitText({
      text,
      style: pairing.display,
      maxWidth: width * 0.84,
      maxHeight: height * 0.26,
      maxLines: 3,
      minSize: unit * 3,
      maxSize: unit * 8,
    })
    const y = height * (height > width ? 0.74 : 0.86) - block.height
    const layer = textLayer(
      'headline',
      block,
      { x: width * 0.08, y, width: width * 0.84, align: 'center' },
      { colour: '#ffffff', ground: '#101014' },
    )
    const box = rect(
      (width - block.width) / 2 - unit * 3,
      y - unit * 2.4,
      block.width + unit * 6,
      block.height + unit * 4.8,
    )
    return { sprites: spritesOf(layer), box, from: index * seconds, seconds }
  })
  const draw = (ctx: Ctx, time: number) => {
    const caption = captions.findLast(({ from }) => from <= time)
    // The first frame is the poster, so its caption is already there.
    const lead = caption?.from === 0 ? FIRST_LEAD_SECONDS : 0
    if (caption) drawCaption(ctx, caption, time - caption.from, lead, unit)
    for (const sprite of [...mark, ...corner])
      drawSprite(
        ctx,
        sprite,
        poseAt(sprite, { time, sceneSeconds: durationSeconds, unit, pace: 1 }),
      )
  }
  // Caption lines slide out from behind their own edge; the other texts only fade in.
  const drawn = [...captions, ...mark, ...corner].flatMap((each) =>
    'box' in each ? [each.box, ...each.sprites.map(({ bounds }) => bounds)] : [each.bounds],
  )
  return { draw, bounds: drawn.length > 0 ? unionOf(drawn) : null }
}

/** The owner's own mark, in the corner opposite ours. */
function stampLayer(size: Size, text: string, style: TextStyle): Layer {
  const mark = markLayer(size, text, style)
  const dx = size.width - mark.bounds.width - 2 * mark.bounds.x
  const dy = -mark.bounds.y + (size.height - mark.bounds.y - mark.bounds.height)
  return {
    ...mark,
    bounds: { ...mark.bounds, x: mark.bounds.x + Math.min(0, dx), y: mark.bounds.y + dy },
    paint(ctx) {
      ctx.save()
      ctx.translate(Math.min(0, dx), dy)
      mark.paint(ctx)
      ctx.restore()
    },
  }
}

function drawCaption(
  ctx: Ctx,
  { box, sprites, seconds }: Caption,
  time: number,
  lead: number,
  unit: number,
): void {
  const shown = Math.min(1, (time + lead) / 0.4) * Math.min(1, Math.max(0, (seconds - time) / 0.25))
  ctx.fillStyle = withAlpha('#101014', 0.62 * shown)
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, unit * 2.2)
  ctx.fill()
  for (const sprite of sprites) {
    const pose = poseAt(sprite, { time: time + lead, sceneSeconds: seconds, unit, pace: 0.5 })
    drawSprite(ctx, sprite, {
      ...pose,
      alpha: pose.alpha * Math.min(1, Math.max(0, (seconds - time) / 0.25)),
    })
  }
}
