import type { Ctx } from '../canvas.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import { measuredProbe } from '../legibility.ts'
import { safeArea } from '../safe-area.ts'
import type { Logo } from './brand.ts'
import { logoLayer } from './logo-layer.ts'

export type LogoCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** Puts a logo over any finished picture: in the safe zone, with clear space, on a plate if needed. */
export function paintLogo(
  ctx: Ctx,
  size: Size,
  logo: Logo,
  { corner = 'top-left', safe = safeArea(size, null) }: { corner?: LogoCorner; safe?: Rect } = {},
): Rect {
  const unit = Math.sqrt(size.width * size.height) / 100
  const scale = Math.min(
    (unit * 9) / logo.height,
    (unit * 32) / logo.width,
    safe.width / logo.width,
  )
  const [width, height] = [logo.width * scale, logo.height * scale]
  const place = rect(
    corner.endsWith('left') ? safe.x : safe.x + safe.width - width,
    corner.startsWith('top') ? safe.y : safe.y + safe.height - height,
    width,
    height,
  )
  logoLayer(logo, place, measuredProbe(ctx, size)).paint(ctx)
  return place
}
