import type { Brand } from '../brand/brand.ts'
import { type BrandPlan, brandLayers, planBrand } from '../brand/brand-layers.ts'
import { composeScene, inTone, type Setting } from '../compose-scene.ts'
import { rect, type Size } from '../geometry.ts'
import type { LayoutInput } from '../layout/layout.ts'
import { markLayer } from '../layout/mark.ts'
import { photoCard } from '../layout/product.ts'
import { saysAll } from '../layout/says-all.ts'
import { scrimLayer } from '../layout/scrim.ts'
import { legible, probeGround } from '../legibility.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { safeArea } from '../safe-area.ts'
import type { Layer, Scene } from '../scene.ts'
import { choosePairing } from '../type/pairing.ts'
import { mapPicture } from './busyness.ts'
import { inksOver } from './inks-over.ts'
import { type PlacedWords, placeBadge, placeWords } from './place-words.ts'

interface OverRequest extends Size, Setting {
  brief: Brief
  /** As large as the frame. */
  picture: Picture
  random: Random
  /** What the visible mark says; null without one. */
  mark: string | null
}

/**
 * Words over a picture that fills the frame: on its calmest side, in the ink that reads there, with a
 * shade only where that is needed. Words that no side can bear go onto a sheet below the picture.
 */
export function composeOver(request: OverRequest): Scene {
  const { width, height, picture, random, brand = null, mark } = request
  const size = { width, height }
  const brief = brand ? inTone(request.brief, brand) : request.brief
  const { input, plan, safe } = planOver(request, brief, brand)
  const map = mapPicture(picture.canvas.getContext('2d'), size)
  const words = placeWords(input, map, (layers) =>
    saysAll(layers, { ...input.brief, offer: null }),
  )
  const avoid = plan.logo ? [plan.logo] : []
  const stuck = words ? placeBadge(input, map, words, avoid) : []
  if (!words || (brief.offer && stuck.length === 0)) return onSheet({ ...request, random, brief })
  const legal = plan.legal ? rect(safe.x, plan.legal.y, safe.width, plan.legal.block.height) : null
  const inks = legal ? inksOver(map, legal, input.palette) : words.inks
  const palette = { ...input.palette, ...words.inks, isDark: words.inks.isLight }
  const ground: Scene = {
    ...size,
    layout: 'over-picture',
    safe,
    palette,
    backdrop: { name: 'picture', paint: photoCard(picture, rect(0, 0, width, height), 0).paint },
    layers: [],
  }
  const shaded = withShades(ground, words, { legal, inks, input, plan, brand })
  return legible({
    ...shaded,
    layers: [
      ...shaded.layers,
      ...words.layers,
      ...stuck,
      ...ownLayers(shaded, plan, brand, inks),
      ...(mark ? [markLayer(size, mark, input.pairing.text)] : []),
    ],
  })
}

function planOver(request: OverRequest, brief: Brief, brand: Brand | null) {
  const { width, height, picture, random, safeZone } = request
  const size = { width, height }
  const colours = brand?.colours.length ? brand.colours : brief.hexColours
  const wish = { objectHue: picture.hue, colours }
  const palette = choosePalette(brief, wish, random.fork('palette'))
  const pairing = choosePairing(brief, random.fork('pairing'), brand)
  const safe = safeArea(size, safeZone)
  const plan = planBrand(size, safe, brand, { pairing, legal: brief.legal })
  const input: LayoutInput = {
    ...size,
    unit: Math.sqrt(width * height) / 100,
    safe: plan.rest,
    art: rect(0, 0, width, height),
    brief,
    palette,
    pairing,
    ownType: { heading: Boolean(brand?.headingFont), text: Boolean(brand?.bodyFont) },
    pictures: [picture],
    isEachShown: true,
    random: random.fork('layout'),
  }
  return { input, plan, safe }
}

const ownLayers = (
  scene: Scene,
  plan: BrandPlan,
  brand: Brand | null,
  { muted, ground }: { muted: string; ground: string },
): Layer[] =>
  brandLayers(plan, brand, {
    safe: scene.safe,
    palette: { ...scene.palette, muted, ground },
    probe: probeGround(scene),
  })

/** What is aimed at, and how a shade grows towards it. */
const CONTRAST_AIM = 4.9
const STRENGTHS = [0, 0.18, 0.32, 0.46, 0.6, 0.74, 0.88, 1]

interface Shading {
  legal: { x: number; y: number; width: number; height: number } | null
  inks: { ground: string; muted: string }
  input: LayoutInput
  plan: BrandPlan
  brand: Brand | null
}

/** The least shade under which all words read: under the copy, and under the legal line elsewhere. */
function withShades(
  scene: Scene,
  words: PlacedWords,
  { legal, inks, input: { unit } }: Shading,
): Scene {
  const { side, taken } = words
  const copy = least(scene, (strength) => ({
    layer: scrimLayer(scene, taken, { side, colour: words.inks.ground, unit, strength }),
    texts: words.layers.filter(({ recoloured }) => recoloured),
  }))
  if (!legal || side === 'bottom') return copy
  return least(copy, (strength) => ({
    layer: scrimLayer(scene, legal, { side: 'bottom', colour: inks.ground, unit: unit * 0.5, strength }),
    texts: [{ text: { ink: legal, colour: inks.muted } }],
  }))
}

interface Shade {
  layer: Layer
  texts: { text?: { ink: { x: number; y: number; width: number; height: number }; colour: string } }[]
}

function least(scene: Scene, shade: (strength: number) => Shade): Scene {
  let shaded = scene
  for (const strength of STRENGTHS) {
    const { layer, texts } = shade(strength)
    shaded = strength === 0 ? scene : { ...scene, layers: [...scene.layers, layer] }
    const probe = probeGround(shaded)
    if (texts.every(({ text }) => !text || probe(text.ink, text.colour) >= CONTRAST_AIM)) break
  }
  return shaded
}

/** Long copy on a sheet, with the picture above or beside it. */
const onSheet = ({ mark, picture, ...request }: OverRequest): Scene => {
  const scene = composeScene({
    ...request,
    pictures: [picture],
    isEachShown: true,
    layout: 'story-card',
    brief: mark
      ? { ...request.brief, labels: { ...request.brief.labels, mark } }
      : request.brief,
    hasMark: mark !== null,
  })
  return scene
}

