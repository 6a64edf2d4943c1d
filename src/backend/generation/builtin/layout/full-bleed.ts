import { rect } from '../geometry.ts'
import { backdrop } from '../paint/backdrops.ts'
import { shade, withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { type Inks, isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { photoCard } from './product.ts'

/** A photograph to every edge, darkened only where the words stand. */
export const fullBleed: Layout = {
  name: 'full-bleed',
  fitness: ({ pictures }) => (pictures[0] && !pictures[0].isCutOut ? 4 : 0),
  compose(input) {
    const { width, height, safe, palette, pictures, random, unit } = input
    const frame = rect(0, 0, width, height)
    const picture = pictures[0]
    const dark = shade(palette.isDark ? palette.groundAlt : palette.ink, { l: -0.06 })
    const side = isWide(input) ? 'left' : random.pick(['bottom', 'bottom', 'top'] as const)
    const scrim: Layer = {
      role: 'scrim',
      depth: 0.1,
      bounds: frame,
      paint: (ctx) => {
        const [x, y] = { left: [width, 0], bottom: [0, -height], top: [0, height] }[side] as [
          number,
          number,
        ]
        const from = side === 'bottom' ? height : 0
        const shadeOut = ctx.createLinearGradient(0, from, x * 0.78, from + y * 0.72)
        shadeOut.addColorStop(0, withAlpha(dark, 0.94))
        shadeOut.addColorStop(0.55, withAlpha(dark, 0.72))
        shadeOut.addColorStop(1, withAlpha(dark, 0))
        ctx.fillStyle = shadeOut
        ctx.fillRect(0, 0, width, height)
      },
    }
    const inks: Inks = {
      ground: dark,
      ink: '#ffffff',
      muted: '#e9e7e4',
      accent: palette.accent,
      onAccent: palette.onAccent,
    }
    const box = {
      left: rect(safe.x, safe.y, safe.width * 0.52, safe.height),
      bottom: rect(safe.x, safe.y + safe.height * 0.46, safe.width, safe.height * 0.54),
      top: rect(safe.x, safe.y, safe.width, safe.height * 0.54),
    }[side]
    const vertical = { left: 'center', bottom: 'end', top: 'start' } as const
    const copy = copyStack(input, box, { align: 'start', vertical: vertical[side], inks })
    const corner = rect(
      safe.x + safe.width * 0.55,
      side === 'top' ? safe.y + safe.height - unit * 26 : safe.y,
      safe.width * 0.45,
      unit * 26,
    )
    return {
      backdrop: backdrop('paper', palette, random, { x: 0.5, y: 0.5, floor: 0.8 }),
      layers: [
        ...(picture ? [photoCard(picture, frame, 0)] : []),
        scrim,
        ...copy,
        ...offerBadge(input, corner, 'end'),
      ],
    }
  },
}
