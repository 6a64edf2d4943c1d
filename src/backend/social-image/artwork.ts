import { join } from 'node:path'
import { type Image, loadImage } from '@napi-rs/canvas'
import { type Ctx, isolated, type Rect, rect, roundedPath } from '../generation/drawing.ts'
import { packageFolder } from '../paths.ts'

/** A small ad: a two-color background, the text color, and a product. */
interface MiniAd {
  ground: [string, string]
  ink: string
  product: string
}

const MINI_ADS: readonly MiniAd[] = [
  { ground: ['#ffe3e0', '#ff9fa8'], ink: '#7d1f2b', product: '1f484' },
  { ground: ['#3d67ff', '#1a37b8'], ink: '#fff36b', product: '1f964' },
  { ground: ['#ffffff', '#dfe3ea'], ink: '#14161b', product: '1f45f' },
  { ground: ['#fff3df', '#ffc978'], ink: '#6b4317', product: '1f6cb-fe0f' },
  { ground: ['#dff7d8', '#8fd98a'], ink: '#1f5130', product: '1fab4' },
  { ground: ['#f3e3ff', '#bb8cf5'], ink: '#47197a', product: '1f381' },
]

/** Positions of the three ads, in paint order: feed, portrait and story shapes. */
const PLACES: readonly { box: Rect; turn: number }[] = [
  { box: rect(1010, 34, 232, 232), turn: 5 },
  { box: rect(1000, 308, 232, 290), turn: -4 },
  { box: rect(742, 92, 246, 437), turn: -3 },
]

/** Three ads, always the same ones for the same page. */
export async function paintArtwork(ctx: Ctx, page: string): Promise<void> {
  const first = [...page].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  for (const [index, { box, turn }] of PLACES.entries()) {
    const ad = MINI_ADS[(first + index) % MINI_ADS.length]
    if (!ad) continue
    const product = await productPicture(ad.product)
    isolated(ctx, () => {
      ctx.translate(box.x + box.width / 2, box.y + box.height / 2)
      ctx.rotate((turn * Math.PI) / 180)
      paintAd(ctx, ad, product, box)
    })
  }
}

/** Paints with the origin at the ad's center. */
function paintAd(ctx: Ctx, ad: MiniAd, product: Image, { width, height }: Rect): void {
  const [left, top] = [-width / 2, -height / 2]
  const ground = ctx.createLinearGradient(0, top, 0, -top)
  ground.addColorStop(0, ad.ground[0])
  ground.addColorStop(1, ad.ground[1])
  isolated(ctx, () => {
    ctx.shadowColor = 'rgb(0 0 0 / 0.55)'
    ctx.shadowBlur = 48
    ctx.shadowOffsetY = 18
    ctx.fillStyle = ground
    roundedPath(ctx, rect(left, top, width, height), 24)
    ctx.fill()
  })
  ctx.fillStyle = ad.ink
  for (const [line, share] of [0.62, 0.42].entries()) {
    roundedPath(ctx, rect(left + 24, top + 26 + line * 26, (width - 48) * share, 14), 7)
    ctx.fill()
  }
  const size = Math.min(width * 0.82, height * 0.66)
  ctx.drawImage(product, -size / 2, -top - size - 14, size, size)
}

const pictures = new Map<string, Promise<Image>>()

function productPicture(name: string): Promise<Image> {
  const known = pictures.get(name)
  if (known) return known
  const file = join(packageFolder('@lobehub/fluent-emoji-3d'), 'assets', `${name}.webp`)
  const loading = loadImage(file)
  pictures.set(name, loading)
  return loading
}
