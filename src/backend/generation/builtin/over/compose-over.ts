import type { Brand } from '../brand/brand.ts'
import { type BrandPlan, brandLayers, planBrand } from '../brand/brand-layers.ts'
import { inTone, type Setting } from '../compose-scene.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import type { LayoutInput } from '../layout/layout.ts'
import { markLayer } from '../layout/mark.ts'
import { photoCard } from '../layout/product.ts'
import { legible, probeGround } from '../legibility.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { safeArea } from '../safe-area.ts'
import type { Layer, Scene } from '../scene.ts'
import { choosePairing } from '../type/pairing.ts'
import { type Cut, wordsBeside } from './beside.ts'
import { mapPicture, type PictureMap } from './busyness.ts'
import { inksOver, type OverInks } from './inks-over.ts'
import { leastShade } from './least-shade.ts'
import { isAtEase, placeBadge, placeWords } from './place-words.ts'

interface OverRequest extends Size, Setting {
  brief: Brief
  /** If false, only the brand's elements are set. */
  hasCopy: boolean
  /** As large as the frame; for a film, all its moments combined. */
  picture: Picture
  kind: 'image' | 'video'
  /** The box around all heads in it; null if there are none. */
  heads: Rect | null
  random: Random
  /** The text of the visible mark; null without one. */
  mark: string | null
}

/** A picture with its text: over all of it, or next to a part of it. */
export type SceneOver = Scene & { cut: Cut | null }

/**
 * Sets text over a picture that fills the frame: on its calmest side, in the ink that is readable there, with shade
 * only where needed. If the picture has no room, the text goes next to it.
 */
export function composeOver(request: OverRequest): SceneOver {
  const { width, height, picture, kind, heads, brand = null } = request
  const brief = brand ? inTone(request.brief, brand) : request.brief
  const map = mapPicture(picture.canvas.getContext('2d'), { width, height })
  const { input, plan, safe } = planOver({ ...request, brief }, map, brand)
  const ground: Scene = {
    width,
    height,
    layout: 'over-picture',
    safe,
    palette: input.palette,
    backdrop: { name: 'picture', paint: photoCard(picture, rect(0, 0, width, height), 0).paint },
    layers: [],
  }
  const copy = request.hasCopy
    ? copyOver({ input, plan, map, ground, picture, kind, heads })
    : { inks: inksOver(map, safe, input.palette), layers: [], isApart: true, cut: null }
  const under = copy.layers.filter(({ text }) => !text)
  const own = ownLayers({ ...ground, layers: under }, { ...copy, plan, brand, input, map })
  const mark = request.mark ? [markLayer(request, request.mark, input.pairing.text)] : []
  const palette = { ...input.palette, ...copy.inks, isDark: copy.inks.isLight }
  const layers = [...own.shades, ...copy.layers, ...own.layers, ...mark]
  return { ...legible({ ...ground, palette, layers }), cut: copy.cut }
}

interface Copy {
  input: LayoutInput
  plan: BrandPlan
  map: PictureMap
  ground: Scene
  picture: Picture
  kind: 'image' | 'video'
  heads: Rect | null
}

/** The text over the picture if there is room, otherwise next to it. */
function copyOver({ input, plan, map, ground, picture, kind, heads }: Copy) {
  const words = placeWords(input, { map, heads }, ground)
  const badges = words ? placeBadge(input, map, words, plan.logo ? [plan.logo] : []) : []
  const isSaid = input.brief.offer === null || badges.length > 0
  if (!words || !isSaid || !isAtEase(words, kind)) {
    return { ...wordsBeside(input, { picture, map, heads }), isApart: false }
  }
  const shade = words.shade ? [words.shade] : []
  const layers = [...shade, ...words.layers, ...badges]
  return { inks: words.inks, layers, isApart: words.side !== 'bottom', cut: null }
}

function planOver(
  { width, height, picture, random, safeZone, brief }: OverRequest,
  map: PictureMap,
  brand: Brand | null,
) {
  const size = { width, height }
  const colours = brand?.colours.length ? brand.colours : brief.hexColours
  const tone = map.luminance(rect(0, 0, width, height), 0.5) < 0.22 ? 'dark' : 'light'
  const wish = { objectHue: picture.hue, colours, tone } as const
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

interface Own {
  plan: BrandPlan
  brand: Brand | null
  input: LayoutInput
  map: PictureMap
  inks: OverInks
  /** The legal line is apart from the other text. */
  isApart: boolean
}

/** Logo and legal line; a line apart from the rest has its own ink and shade. */
function ownLayers(scene: Scene, { plan, brand, input, map, inks: near, isApart }: Own) {
  const { safe } = scene
  const { legal } = plan
  const layersIn = ({ muted, ground }: { muted: string; ground: string }): Layer[] =>
    brandLayers(plan, brand, {
      safe,
      palette: { ...input.palette, muted, ground },
      probe: probeGround(scene),
    })
  if (!legal || !isApart) return { layers: layersIn(near), shades: [] }
  const under = rect(safe.x, legal.y, safe.width, legal.block.height)
  const inks = inksOver(map, under, input.palette)
  const layers = layersIn(inks)
  const { layer } = leastShade(
    scene,
    layers.filter(({ role }) => role === 'legal'),
    { under, side: 'bottom', colour: inks.ground, unit: input.unit * 0.5 },
  )
  return { layers, shades: layer ? [layer] : [] }
}
