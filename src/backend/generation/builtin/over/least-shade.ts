import type { Rect } from '../geometry.ts'
import { type ScrimSide, scrimLayer } from '../layout/scrim.ts'
import { probeGround } from '../legibility.ts'
import type { Layer, Scene } from '../scene.ts'

const CONTRAST_AIM = 4.9
/** From none to what hides the picture. */
const STRENGTHS = [0, 0.18, 0.32, 0.46, 0.6, 0.74, 0.88, 1]

interface Place {
  under: Rect
  side: ScrimSide
  colour: string
  unit: number
}

/** The least shade under which texts read on a scene; null where they read without one. */
export function leastShade(
  scene: Scene,
  texts: readonly Pick<Layer, 'text' | 'recoloured'>[],
  { under, ...shade }: Place,
): { layer: Layer | null; strength: number } {
  // What has a ground of its own, such as a button, needs none.
  const bare = texts.flatMap(({ text, recoloured }) => (text && recoloured ? [text] : []))
  let layer: Layer | null = null
  for (const strength of STRENGTHS) {
    layer = strength === 0 ? null : scrimLayer(scene, under, { ...shade, strength })
    const probe = probeGround({ ...scene, layers: [...scene.layers, ...(layer ? [layer] : [])] })
    if (bare.every(({ ink, colour }) => probe(ink, colour) >= CONTRAST_AIM)) {
      return { layer, strength }
    }
  }
  return { layer, strength: 1 }
}
