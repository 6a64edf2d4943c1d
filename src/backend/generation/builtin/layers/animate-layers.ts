import {
  filmSize,
  type LayerPose,
  motionBox,
  moveOf,
  type PlacedPose,
  placePose,
  poseAt,
  REST,
} from '../../../../contract/layer-motion.ts'
import type { LayerAnimation, LayerDocument, LayerMove } from '../../../../contract/layers.ts'
import { type Canvas, type Ctx, isolated, lay } from '../canvas.ts'
import type { Rect } from '../geometry.ts'
import { type FilmPiece, piecesOf, shrunk } from './film-pieces.ts'
import type { LayerFiles } from './paint-layer.ts'
import { setText } from './set-text.ts'

export interface LayersInMotion {
  /** Draws a moment; false if it looks like the last one drawn. */
  draw: (ctx: () => Ctx, seconds: number) => boolean
}

interface Moving {
  piece: FilmPiece
  /** Null if it never moves. */
  move: LayerMove | null
  box: Rect
}

/** Animates layers that enter and leave. While all of them rest, they match the picture that would be saved. */
export function animateLayers(
  document: LayerDocument & { animation: LayerAnimation },
  { files, picture }: { files: LayerFiles; picture: Canvas },
): LayersInMotion {
  const { animation, language } = document
  const { scale } = filmSize(document)
  const still = shrunk(picture, scale)
  const moving = piecesOf(document, files).map((piece): Moving => {
    const move = piece.layer && moveOf(document, piece.layer)
    const box = piece.layer
      ? motionBox(document, piece.layer, (one) =>
          one.kind === 'text' ? setText(one, language).box : one,
        )
      : piece
    return { piece, move, box }
  })
  let last: LayerPose[] = []
  return {
    draw(next, seconds) {
      const poses = moving.map(({ move }) => (move ? poseAt(animation, move, seconds) : REST))
      const isSame = last.length > 0 && poses.every((pose, at) => pose === last[at])
      last = poses
      if (isSame) return false
      const ctx = next()
      if (poses.every((pose) => pose === REST)) lay(ctx, still, 0, 0)
      else
        for (const [at, { piece, box }] of moving.entries())
          drawPiece(ctx, piece, placePose(poses[at] ?? REST, box, document), scale)
      return true
    },
  }
}

function drawPiece(
  ctx: Ctx,
  { canvas, x, y }: FilmPiece,
  { moveX, moveY, middle, scale, turn, alpha, clip }: PlacedPose,
  film: number,
): void {
  if (alpha <= 0 || scale <= 0) return
  if (moveX === 0 && moveY === 0 && scale === 1 && turn === 0 && alpha === 1 && !clip)
    return void lay(ctx, canvas, x, y)
  isolated(ctx, () => {
    const [middleX, middleY] = [middle.x * film, middle.y * film]
    ctx.globalAlpha = alpha
    ctx.translate(middleX + moveX * film, middleY + moveY * film)
    ctx.rotate((turn * Math.PI) / 180)
    ctx.scale(scale, scale)
    ctx.translate(-middleX, -middleY)
    if (clip) {
      ctx.beginPath()
      ctx.rect(clip.x * film, clip.y * film, clip.width * film, clip.height * film)
      ctx.clip()
    }
    ctx.drawImage(canvas, x, y)
  })
}
