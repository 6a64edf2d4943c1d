import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rect } from './geometry.ts'

export type Ctx = SKRSContext2D
export type { Canvas } from '@napi-rs/canvas'

/** A drawing surface of whole pixels. */
export function surface(width: number, height: number): { canvas: Canvas; ctx: Ctx } {
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  return { canvas, ctx }
}

/** Draws, then restores the context's state. */
export function isolated(ctx: Ctx, draw: () => void): void {
  ctx.save()
  draw()
  ctx.restore()
}

export function roundedPath(ctx: Ctx, box: Rect, radius: number): void {
  ctx.beginPath()
  ctx.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    Math.min(radius, box.width / 2, box.height / 2),
  )
}

/** Copies one surface onto another, pixel for pixel: with smoothing on, the library blurs even that. */
export function lay(ctx: Ctx, picture: Canvas, x: number, y: number): void {
  const { imageSmoothingEnabled: before } = ctx
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(picture, x, y)
  ctx.imageSmoothingEnabled = before
}
