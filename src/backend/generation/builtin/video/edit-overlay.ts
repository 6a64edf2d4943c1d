import { easeOut } from '../../../../contract/easing.ts'
import { type Ctx, isolated } from '../canvas.ts'
import { composeScene } from '../compose-scene.ts'
import { type Rect, rect } from '../geometry.ts'
import { playScene } from '../motion/scene-player.ts'
import { createRandom } from '../random.ts'
import { captionPainter } from './captions.ts'
import type { EditPlan } from './edit-plan.ts'

export interface EditOverlay {
  /** False if one picture covers the whole film. */
  isMoving: boolean
  /** The part of the frame it is drawn on, in even pixels. */
  band: Rect
  draw(ctx: Ctx, time: number): void
}

const END_CARD_SECONDS = 2.6
const END_CARD_SHARE = 0.45
const CARD_COMES_SECONDS = 0.45
/** How far the card's content is when it slides in: it must be readable before it ends. */
const CARD_LEAD_SECONDS = 0.7

/** Captions, end card and mark over the moving picture. */
export function editOverlay(plan: EditPlan, variation: number): EditOverlay {
  const { request, instruction, seconds } = plan
  const { brief, edits, quotes } = instruction
  const { width, height, watermark: hasMark } = request
  const random = createRandom(request.seed, `variation-${variation}`)
  const stamp = edits.has('watermark') ? (quotes[0] ?? null) : null
  const told = stamp ? quotes.slice(1) : quotes
  const words = edits.has('captions') && told.length === 0 && !stamp ? [brief.headline] : told
  const captionWords = edits.has('endCard') ? told.slice(1) : words
  const captions = captionPainter({
    width,
    height,
    brief,
    durationSeconds: seconds,
    watermark: hasMark,
    random,
    stamp,
    words: captionWords,
  })
  const whole = rect(0, 0, width, height)
  if (!edits.has('endCard')) {
    const band = captions.bounds ? evenWithin(captions.bounds, whole) : rect(0, 0, 2, 2)
    return { isMoving: captionWords.length > 0, band, draw: captions.draw }
  }
  const card = { ...brief, headline: told[0] ?? brief.headline, subline: null }
  const scene = composeScene({ width, height, brief: card, pictures: [], random, hasMark })
  const lasts = Math.min(END_CARD_SECONDS, seconds * END_CARD_SHARE)
  const player = playScene(scene, lasts)
  const begins = seconds - lasts
  return {
    isMoving: true,
    band: whole,
    draw(ctx, time) {
      if (time < begins + CARD_COMES_SECONDS) captions.draw(ctx, time)
      if (time < begins) return
      const way = easeOut(Math.min(1, (time - begins) / CARD_COMES_SECONDS))
      isolated(ctx, () => {
        ctx.beginPath()
        ctx.rect(0, 0, width, height)
        ctx.clip()
        ctx.translate(0, Math.round(height * (1 - way)))
        player.draw(ctx, time - begins + CARD_LEAD_SECONDS)
      })
    },
  }
}

/** Video stores color for two by two pixels, so the band must start and end between those. */
function evenWithin(box: Rect, { width, height }: Rect): Rect {
  const low = (at: number) => Math.max(0, Math.floor(at / 2) * 2)
  const high = (at: number, end: number) => Math.min(end, Math.ceil(at / 2) * 2)
  const [left, top] = [low(box.x - 1), low(box.y - 1)]
  const right = high(box.x + box.width + 1, width)
  return rect(left, top, right - left, high(box.y + box.height + 1, height) - top)
}
