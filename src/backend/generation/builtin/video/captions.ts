import type { Ctx } from '../canvas.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import { markLayer } from '../layout/mark.ts'
import { textLayer } from '../layout/text-layer.ts'
import { poseAt } from '../motion/entrances.ts'
import { drawSprite, type Sprite, spritesOf } from '../motion/sprite.ts'
import { withAlpha } from '../palette/color.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { fitText } from '../type/fit-text.ts'
import { choosePairing } from '../type/pairing.ts'

export interface CaptionRequest extends Size {
  brief: Brief
  words: string[]
  durationSeconds: number
  watermark: boolean
  random: Random
}

interface Caption {
  sprites: Sprite[]
  box: Rect
  from: number
  seconds: number
}

/** Words over a film, each for its share of the time, on a soft plate that keeps them readable. */
export function captionPainter(request: CaptionRequest): (ctx: Ctx, time: number) => void {
  const { width, height, brief, words, durationSeconds, watermark, random } = request
  const pairing = choosePairing(brief, random.fork('pairing'))
  const unit = Math.sqrt(width * height) / 100
  const mark = watermark
    ? spritesOf(markLayer({ width, height }, brief.labels.mark, pairing.text))
    : []
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
  return (ctx, time) => {
    const caption = captions.findLast(({ from }) => from <= time)
    if (caption) drawCaption(ctx, caption, time - caption.from, unit)
    for (const sprite of mark)
      drawSprite(
        ctx,
        sprite,
        poseAt(sprite, { time, sceneSeconds: durationSeconds, unit, pace: 1 }),
      )
  }
}

function drawCaption(
  ctx: Ctx,
  { box, sprites, seconds }: Caption,
  time: number,
  unit: number,
): void {
  const shown = Math.min(1, time / 0.4) * Math.min(1, Math.max(0, (seconds - time) / 0.25))
  ctx.fillStyle = withAlpha('#101014', 0.62 * shown)
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, unit * 2.2)
  ctx.fill()
  for (const sprite of sprites) {
    const pose = poseAt(sprite, { time, sceneSeconds: seconds, unit, pace: 0.5 })
    drawSprite(ctx, sprite, {
      ...pose,
      alpha: pose.alpha * Math.min(1, Math.max(0, (seconds - time) / 0.25)),
    })
  }
}
