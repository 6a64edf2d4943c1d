import { cn } from '@/components/ui/class-names'
import { ASPECT_RATIOS, type AspectRatio } from '@/contract/generation'
import type { SafeZone } from '@/contract/safe-zone'

interface RatioFrameProps {
  ratio: AspectRatio
  /** Edge of the square it is drawn in, in pixels. */
  size: number
  safeZone?: SafeZone | null
  className?: string
}

/** A small drawing of a ratio, with the area that a platform keeps free of its controls. */
export function RatioFrame({ ratio, size, safeZone, className }: RatioFrameProps) {
  const [w, h] = ASPECT_RATIOS[ratio]
  // Between equal area and equal length, so that a square looks no larger than a strip.
  const scale = Math.min(size / Math.max(w, h), (0.8 * size) / Math.sqrt(w * h))
  const [width, height] = [w * scale, h * scale]
  return (
    <span
      aria-hidden
      className={cn('grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg
        width={width + 2}
        height={height + 2}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        fill="none"
        stroke="currentColor"
      >
        <title>{ratio}</title>
        <rect width={width} height={height} rx={2} strokeWidth={1.5} />
        {safeZone && (
          <rect
            x={width * safeZone.left}
            y={height * safeZone.top}
            width={width * (1 - safeZone.left - safeZone.right)}
            height={height * (1 - safeZone.top - safeZone.bottom)}
            className="text-primary"
            strokeDasharray="2 2"
          />
        )}
      </svg>
    </span>
  )
}
