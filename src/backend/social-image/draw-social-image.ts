import type { Language } from '../../contract/languages.ts'
import {
  type Ctx,
  drawLine,
  fitText,
  glow,
  isolated,
  rect,
  roundedPath,
  surface,
  type TextBlock,
} from '../generation/drawing.ts'
import { paintArtwork } from './artwork.ts'

/** What a page's sharing picture shows. */
export interface SocialImage {
  /** The page's path: each page gets its own picture. */
  page: string
  brandName: string
  title: string
  description: string
  language: Language
}

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

const INK = '#f2f4f8'
const MUTED = '#a6adbb'
const ACCENT = '#b6f03c'
const GROUND = '#0b0c0f'
const LEFT = 72
const TEXT_WIDTH = 610
const BOTTOM = 562
const GAP = 36
const QUALITY = 90

/** Draws a page's picture as JPEG, in the page's language and with our own fonts. */
export async function drawSocialImage(wanted: SocialImage): Promise<Buffer> {
  const { canvas, ctx } = surface(SOCIAL_WIDTH, SOCIAL_HEIGHT)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SOCIAL_WIDTH, SOCIAL_HEIGHT)
  glow(ctx, 1_020, 250, 620, ACCENT, 0.16)
  glow(ctx, 120, 640, 520, '#1f6bff', 0.12)
  await paintArtwork(ctx, wanted.page)
  paintBrand(ctx, wanted)
  paintWords(ctx, wanted)
  return canvas.encode('jpeg', QUALITY)
}

function paintBrand(ctx: Ctx, { brandName, language }: SocialImage): void {
  isolated(ctx, () => {
    ctx.translate(LEFT, 64)
    ctx.scale(1.75, 1.75)
    ctx.fillStyle = ACCENT
    roundedPath(ctx, rect(0, 0, 32, 32), 8)
    ctx.fill()
    ctx.strokeStyle = GROUND
    ctx.lineWidth = 3
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    for (const stroke of MARK) {
      ctx.beginPath()
      for (const [x, y] of stroke) ctx.lineTo(x, y)
      ctx.stroke()
    }
  })
  const name = setText(brandName, language, { weight: 650, size: 34, maxHeight: 60, maxLines: 1 })
  paintBlock(ctx, name, LEFT + 76, 64 + 28 - name.height / 2, INK)
}

/** The letter of the logo. */
const MARK: readonly (readonly [number, number])[][] = [
  [
    [9, 22.5],
    [16, 9],
    [23, 22.5],
  ],
  [
    [12.5, 18],
    [19.5, 18],
  ],
]

/** Title and description are bottom-aligned, however long they are. */
function paintWords(ctx: Ctx, { title, description, language }: SocialImage): void {
  const line = setText(description, language, {
    weight: 400,
    size: 28,
    maxHeight: 130,
    maxLines: 3,
  })
  const head = setText(title, language, { weight: 700, size: 76, maxHeight: 250, maxLines: 3 })
  const top = BOTTOM - line.height
  paintBlock(ctx, line, LEFT, top, MUTED)
  paintBlock(ctx, head, LEFT, top - GAP - head.height, INK)
}

interface Setting {
  weight: number
  size: number
  maxHeight: number
  maxLines: number
}

const setText = (text: string, language: Language, { weight, size, ...room }: Setting) =>
  fitText({
    text,
    style: { face: 'inter', weight, tracking: size > 40 ? -0.02 : 0, language },
    maxWidth: TEXT_WIDTH,
    minSize: size * 0.6,
    maxSize: size,
    ...(size <= 40 && { leading: 1.4 }),
    ...room,
  })

function paintBlock(ctx: Ctx, block: TextBlock, x: number, y: number, fill: string): void {
  for (const index of block.lines.keys()) {
    drawLine(ctx, block, index, { x, y: y + index * block.leading }, fill)
  }
}
