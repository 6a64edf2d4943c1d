import type { Ctx } from '../canvas.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import { measuredProbe } from '../legibility.ts'
import { safeArea } from '../safe-area.ts'
import type { Logo } from './brand.ts'
import { logoLayer } from './logo-layer.ts'

export type LogoCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

interface LogoPlace {
  corner?: LogoCorner
  /** Used instead of a corner: 0 start, 1 end. */
  at?: { across: number; down: number }
  safe?: Rect
}

/** Paints a logo over any finished picture: in the safe zone, with clear space, on a plate if needed. */
export function paintLogo(
  ctx: Ctx,
  size: Size,
  logo: Logo,
  { corner = 'top-left', at, safe = safeArea(size, null) }: LogoPlace = {},
): Rect {
  const unit = Math.sqrt(size.width * size.height) / 100
  const scale = Math.min(
    (unit * 9) / logo.height,
    (unit * 32) / logo.width,
    safe.width / logo.width,
  )
  const [width, height] = [logo.width * scale, logo.height * scale]
  const place = rect(
    safe.x + (safe.width - width) * (at?.across ?? (corner.endsWith('left') ? 0 : 1)),
    safe.y + (safe.height - height) * (at?.down ?? (corner.startsWith('top') ? 0 : 1)),
    width,
    height,
  )
  logoLayer(logo, place, measuredProbe(ctx, size)).paint(ctx)
  return place
}
