import type { Rect } from '../geometry.ts'
import { type ScrimSide, scrimLayer } from '../layout/scrim.ts'
import { probeGround } from '../legibility.ts'
import type { Layer, Scene } from '../scene.ts'

const CONTRAST_AIM = 4.9
/** From none to fully covering the picture. */
const STRENGTHS = [0, 0.18, 0.32, 0.46, 0.6, 0.74, 0.88, 1]

interface Place {
  under: Rect
  side: ScrimSide
  colour: string
  unit: number
}

/** The least shade under which texts on a scene are readable; null if they need none. */
export function leastShade(
  scene: Scene,
  texts: readonly Pick<Layer, 'text' | 'recoloured'>[],
  { under, ...shade }: Place,
): { layer: Layer | null; strength: number } {
  // Text with its own background, such as a button's, needs no shade.
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
