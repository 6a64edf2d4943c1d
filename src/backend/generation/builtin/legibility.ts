import { type Ctx, surface } from './canvas.ts'
import { grow, type Rect, type Size } from './geometry.ts'
import { luminance, luminanceOf, ratioOf, readable, withAlpha } from './palette/color.ts'
import type { Layer, Scene } from './scene.ts'

/** The contrast that text needs on the ground actually behind it (WCAG AA). */
export const CONTRAST_MIN = 4.5
/** The target: the finished picture has grain, and finer detail than the one that is measured. */
const CONTRAST_AIM = 4.9
/** Accepted if no color reaches the target: half the possible measuring error. */
export const CONTRAST_ENOUGH = CONTRAST_MIN + 0.2
const PROBE_EDGE = 260
/** Share of the pixels under a text that may be worse: a speck of bokeh makes no word illegible. */
const FORGIVEN = 0.02

export type ContrastProbe = (box: Rect, colour: string) => number

/**
 * Measures contrast on the painted ground: backdrop, pictures, and panels without any words. It is
 * painted on the first measurement.
 */
export function probeGround(scene: Scene): ContrastProbe {
  let probe: ContrastProbe | undefined
  return (box, colour) => {
    probe ??= paintedGround(scene)
    return probe(box, colour)
  }
}

function paintedGround(scene: Scene): ContrastProbe {
  const scale = PROBE_EDGE / Math.max(scene.width, scene.height)
  const { ctx } = surface(scene.width * scale, scene.height * scale)
  ctx.scale(scale, scale)
  scene.backdrop.paint(ctx, scene)
  for (const layer of [...scene.layers].sort(panelsFirst)) if (!layer.text) layer.paint(ctx)
  return probeOf(ctx, scale)
}

/** Measures contrast on a finished picture. */
export function measuredProbe({ canvas }: Ctx, { width, height }: Size): ContrastProbe {
  const scale = PROBE_EDGE / Math.max(width, height)
  const { ctx } = surface(width * scale, height * scale)
  ctx.drawImage(canvas, 0, 0, ctx.canvas.width, ctx.canvas.height)
  return probeOf(ctx, scale)
}

/** Legible on anything light. */
const DARK_INK = '#101014'

/** Words on a finished picture: unchanged if they are legible there, dark if that is more legible. */
export function legibleOver(words: Layer, picture: Ctx, size: Size): Layer {
  const { text, recoloured } = words
  if (!text || !recoloured) return words
  const probe = measuredProbe(picture, size)
  const asIs = probe(text.ink, text.colour)
  const isBetter = asIs < CONTRAST_MIN && probe(text.ink, DARK_INK) > asIs
  return isBetter ? recoloured(DARK_INK) : words
}

function probeOf(ctx: Ctx, scale: number): ContrastProbe {
  const { width, height } = ctx.canvas
  const { data } = ctx.getImageData(0, 0, width, height)
  const lights = new Float32Array(width * height).fill(Number.NaN)
  const lightAt = (pixel: number) => {
    if (Number.isNaN(lights[pixel])) lights[pixel] = luminanceOf(data, pixel * 4)
    return lights[pixel]!
  }
  return (box, colour) => {
    const light = luminance(colour)
    const [left, top] = [Math.floor(box.x * scale), Math.floor(box.y * scale)]
    const right = Math.min(width - 1, Math.ceil((box.x + box.width) * scale))
    const bottom = Math.min(height - 1, Math.ceil((box.y + box.height) * scale))
    const [firstX, firstY] = [Math.max(0, left), Math.max(0, top)]
    const [across, down] = [right - firstX + 1, bottom - firstY + 1]
    const ratios = new Float64Array(Math.max(0, across) * Math.max(0, down))
    let at = 0
    for (let y = firstY; y <= bottom; y += 1)
      for (let x = firstX; x <= right; x += 1) ratios[at++] = ratioOf(light, lightAt(y * width + x))
    ratios.sort()
    return ratios[Math.floor(ratios.length * FORGIVEN)] ?? 21
  }
}

const rank = ({ role }: Layer) => (role === 'panel' || role === 'picture' ? 0 : 1)
const panelsFirst = (one: Layer, other: Layer) => rank(one) - rank(other)

/** Every text of a scene in a color that is legible in its place; with a veil behind it if none is. */
export function legible(scene: Scene, passes = 2): Scene {
  const probe = probeGround(scene)
  const layers = scene.layers.flatMap((layer) => mended(layer, scene, probe))
  const hasVeils = layers.length > scene.layers.length
  // A veil is new ground for the words beside it.
  return hasVeils && passes > 1 ? legible({ ...scene, layers }, passes - 1) : { ...scene, layers }
}

function mended(layer: Layer, { palette }: Scene, probe: ContrastProbe): Layer[] {
  const { text, recoloured } = layer
  if (!text || !recoloured) return [layer]
  const worst = (colour: string) => probe(text.ink, colour)
  if (worst(text.colour) >= CONTRAST_AIM) return [layer]
  const choices = [
    readable(text.colour, palette.ground, 7),
    palette.ink,
    palette.ground,
    '#ffffff',
    DARK_INK,
  ].map((colour) => ({ colour, ratio: worst(colour) }))
  const first = choices.find(({ ratio }) => ratio >= CONTRAST_AIM)
  if (first) return [recoloured(first.colour)]
  const best = choices.reduce((one, other) => (other.ratio > one.ratio ? other : one))
  if (best.ratio >= CONTRAST_ENOUGH || layer.role === 'mark') return [recoloured(best.colour)]
  return [
    veil(text.ink, palette.ground, text.size),
    recoloured(readable(palette.ink, palette.ground, 5)),
  ]
}

/** A soft plate in the ground's own color. */
function veil(ink: Rect, colour: string, size: number): Layer {
  const box = grow(ink, size * 0.35)
  return {
    role: 'scrim',
    depth: 0.5,
    bounds: grow(box, size),
    paint: (ctx) => {
      ctx.save()
      ctx.shadowColor = colour
      ctx.shadowBlur = size * 0.5
      ctx.fillStyle = withAlpha(colour, 0.98)
      ctx.beginPath()
      ctx.roundRect(box.x, box.y, box.width, box.height, size * 0.3)
      ctx.fill()
      ctx.restore()
    },
  }
}
