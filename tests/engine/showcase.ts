import type { Logo } from '../../src/backend/generation/builtin/brand/brand.ts'
import { surface } from '../../src/backend/generation/builtin/canvas.ts'
import { composeScene } from '../../src/backend/generation/builtin/compose-scene.ts'
import { rect } from '../../src/backend/generation/builtin/geometry.ts'
import { LAYOUTS } from '../../src/backend/generation/builtin/layout/layouts.ts'
import { POSTERS } from '../../src/backend/generation/builtin/layout/poster/posters.ts'
import { productLayers } from '../../src/backend/generation/builtin/layout/product.ts'
import { backdrop } from '../../src/backend/generation/builtin/paint/backdrops.ts'
import { makeNeutralPalette } from '../../src/backend/generation/builtin/palette/choose-palette.ts'
import {
  type Picture,
  pictureFromPixels,
} from '../../src/backend/generation/builtin/picture/picture.ts'
import { understand } from '../../src/backend/generation/builtin/prompt/understand.ts'
import { createRandom, hash } from '../../src/backend/generation/builtin/random.ts'
import type { Scene } from '../../src/backend/generation/builtin/scene.ts'
import { ASPECT_RATIOS, type AspectRatio } from '../../src/contract/generation.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import type { SafeZone } from '../../src/contract/safe-zone.ts'
import { present } from '../support/present.ts'
import { illustrations } from './illustration.ts'
import { PROMPTS, type SheetPrompts } from './prompts.ts'
import { TRADE_PROMPTS, type TradePrompts } from './trade-prompts.ts'

/** One picture of the contact sheets. */
export interface Exhibit {
  layout: string
  ratio: AspectRatio
  language: Language
  tone: 'light' | 'dark'
  /** Another seed gives another ground, colours and fonts. */
  seed?: number
  safeZone?: SafeZone | null
  /** With the logo, colours and small print of an invented brand. */
  hasBrand?: boolean
}

export const RATIOS = ['1:1', '4:5', '9:16', '1.91:1', '16:9'] as const satisfies AspectRatio[]

/** All layouts in the given ratios and languages on light and dark grounds. */
export const exhibits = (
  ratios: readonly AspectRatio[] = RATIOS,
  languages: readonly Language[] = LANGUAGES,
): Exhibit[] =>
  LAYOUTS.flatMap(({ name }) =>
    ratios.flatMap((ratio) =>
      languages.flatMap((language) =>
        (['light', 'dark'] as const).map((tone) => ({ layout: name, ratio, language, tone })),
      ),
    ),
  )

const PROMPT_OF: Record<string, keyof SheetPrompts> = {
  testimonial: 'praise',
  'before-after': 'compare',
  minimal: 'price',
  'story-card': 'price',
  frame: 'price',
  'full-bleed': 'price',
}

const TRADE_OF: Record<string, keyof TradePrompts> = {
  rate: 'rate',
  menu: 'menu',
  receipt: 'menu',
  coupon: 'coupon',
  app: 'app',
  calendar: 'event',
  ticket: 'event',
  plates: 'job',
  roofs: 'property',
}

/** What a layout is shown with. */
const promptFor = (layout: string, language: Language): string => {
  const trade = TRADE_OF[layout]
  return trade ? TRADE_PROMPTS[language][trade] : PROMPTS[language][PROMPT_OF[layout] ?? 'sale']
}

/** Pictures each layout is made for: objects, several of them, or a photograph. */
export interface Props {
  objects: Picture[]
  photograph: Picture
  logo: Logo
}

/** Loads what the sheets are made around; once, since decoding takes longer than composing. */
export async function loadProps(): Promise<Props> {
  const objects = await illustrations(['1f45f', '2615', '1f9f4', '1f45c'], 4)
  return { objects, photograph: stillLife(present(objects[1])), logo: makeLogo() }
}

const BRAND = {
  name: 'Norda',
  colours: ['#e4002b', '#1a1a2e', '#ffd166'],
  headingFont: null,
  bodyFont: null,
  moods: [],
  legalLine: 'While stocks last. Norda GmbH, Hamburg.',
}

/** A wide dark word mark on nothing: hard to see on dark grounds. */
function makeLogo(): Logo {
  const [width, height] = [360, 120]
  const { ctx } = surface(width, height)
  ctx.fillStyle = '#1a1a2e'
  for (let bar = 0; bar < 5; bar += 1) ctx.fillRect(bar * 76, bar % 2 ? 0 : 30, 56, 90)
  const { data } = ctx.getImageData(0, 0, width, height)
  return { ...pictureFromPixels({ data: Buffer.from(data), width, height }, true), plate: null }
}

/** Stands in for a photograph: a table by a window, filled to its edges. */
function stillLife(object: Picture): Picture {
  const [width, height] = [1_400, 1_100]
  const { ctx } = surface(width, height)
  const palette = makeNeutralPalette(48, createRandom(3))
  const stage = { x: 0.42, y: 0.4, floor: 0.66 }
  backdrop('terrain', palette, createRandom(5), stage).paint(ctx, { width, height })
  for (const layer of productLayers(object, rect(380, 260, 560, 620))) layer.paint(ctx)
  const { data } = ctx.getImageData(0, 0, width, height)
  return pictureFromPixels({ data: Buffer.from(data), width, height }, false)
}

function picturesFor(layout: string, { objects, photograph }: Props, turn: number): Picture[] {
  // Ads of type alone are for when there is no picture.
  if (POSTERS.some(({ name }) => name === layout)) return []
  const first = present(objects[turn % 2])
  if (layout === 'full-bleed') return [photograph]
  if (layout === 'catalogue-row') return objects.slice(0, 2 + (turn % 3))
  if (layout === 'before-after') return objects.slice(2, 4)
  if (layout === 'big-type') return turn % 2 ? [] : [first]
  if (layout === 'split' && turn % 3 === 0) return [photograph]
  return [first]
}

/** The scene of an exhibit, its mean edge `edge` pixels long. */
export function sceneOf(exhibit: Exhibit, props: Props, edge = 1_024): Scene {
  const { layout, ratio, language, tone, seed = 0 } = exhibit
  const [across, down] = ASPECT_RATIOS[ratio]
  const scale = edge / Math.sqrt(across * down)
  const kind = PROMPT_OF[layout] ?? 'sale'
  const turn = Math.abs(hash(`${layout} ${ratio} ${language} ${tone} ${seed}`))
  const objects = kind === 'sale' ? props.objects : [...props.objects.slice(1), ...props.objects]
  return composeScene({
    width: Math.round(across * scale),
    height: Math.round(down * scale),
    brief: understand(promptFor(layout, language), language),
    pictures: picturesFor(layout, { ...props, objects }, kind === 'sale' ? turn * 2 : turn),
    random: createRandom(turn),
    hasMark: true,
    layout,
    tone,
    safeZone: exhibit.safeZone,
    brand: exhibit.hasBrand ? { ...BRAND, logo: props.logo } : null,
  })
}
