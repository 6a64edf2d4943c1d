import { type Canvas, surface } from './canvas.ts'
import { grain } from './paint/grain.ts'
import type { Scene } from './scene.ts'

/** The scene at rest: every layer in its place. */
export function paintScene(scene: Scene, { hasGrain = true } = {}): Canvas {
  const { canvas, ctx } = surface(scene.width, scene.height)
  scene.backdrop.paint(ctx, scene)
  for (const layer of scene.layers.filter(({ role }) => role === 'panel' || role === 'picture'))
    layer.paint(ctx)
  if (hasGrain) grain(ctx, scene)
  for (const layer of scene.layers.filter(({ role }) => role !== 'panel' && role !== 'picture'))
    layer.paint(ctx)
  return canvas
}
