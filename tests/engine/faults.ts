import {
  contains,
  overlap,
  type Rect,
  rect,
} from '../../src/backend/generation/builtin/geometry.ts'
import { CONTRAST_MIN, measuredProbe } from '../../src/backend/generation/builtin/legibility.ts'
import { paintScene } from '../../src/backend/generation/builtin/paint-scene.ts'
import { contrast } from '../../src/backend/generation/builtin/palette/color.ts'
import type { Layer, Scene } from '../../src/backend/generation/builtin/scene.ts'

/** Ink of a text may stick out by what antialiasing takes. */
const TOLERANCE = 1.5

/** Everything an automatic eye finds wrong with a scene, as sentences; none for a sound one. */
export function faultsOf(scene: Scene): string[] {
  return [
    ...outside(scene),
    ...unreadable(scene),
    ...colliding(scene),
    ...(scene.layers.some(({ role }) => role === 'headline') ? [] : ['no headline']),
  ]
}

const linesOf = (layer: Layer): Layer[] => layer.parts ?? [layer]

/** Words, button, badge and logo keep to the safe zone; the mark only to the frame. */
function outside(scene: Scene): string[] {
  const frame = rect(0, 0, scene.width, scene.height)
  return scene.layers.flatMap(linesOf).flatMap((layer) => {
    const ink = layer.text?.ink ?? (layer.role === 'logo' ? layer.place : undefined)
    if (!ink) return []
    const zone = layer.role === 'mark' ? frame : scene.safe
    return contains(zone, ink, TOLERANCE)
      ? []
      : [`${layer.role} "${layer.text?.content ?? ''}" leaves the safe zone`]
  })
}

/** Measured on the picture as it is painted, without the words themselves. */
function unreadable(scene: Scene): string[] {
  const wordless = { ...scene, layers: scene.layers.filter(({ text }) => !text) }
  const probe = measuredProbe(paintScene(wordless).getContext('2d'), scene)
  return scene.layers.flatMap(({ role, text, recoloured }) => {
    if (!text || role === 'mark') return []
    // What cannot change its colour brings its own ground: button, badge, filled label.
    const ratio = recoloured ? probe(text.ink, text.colour) : contrast(text.colour, text.ground)
    // Grain is laid over the ground after it was measured for the layout.
    return ratio >= CONTRAST_MIN * 0.97
      ? []
      : [`${role} "${text.content}" has a contrast of ${ratio.toFixed(2)}`]
  })
}

function colliding(scene: Scene): string[] {
  const boxes = scene.layers.flatMap(({ role, text, place }) => {
    const box = text?.ink ?? (role === 'logo' ? place : undefined)
    return box && role !== 'mark' ? [{ role, box }] : []
  })
  return boxes.flatMap(({ role, box }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(shrunk(box), shrunk(other.box)) > 0)
      .map((other) => `${role} runs into ${other.role}`),
  )
}

const shrunk = (box: Rect): Rect => rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
