import type { Share } from '@/contract/endpoints/figures'

interface IntervalBarProps {
  share: Share
  /** The share of the rest of the platform. */
  rest: number | null
  /** The value of the full width, the same for all bars of a list. */
  most: number
}

/** A share with its confidence interval; the text is beside it. */
export function IntervalBar({ share, rest, most }: IntervalBarProps) {
  const at = (rate: number) => 100 * Math.min(1, rate / (most || 1))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-3 w-full overflow-visible rounded-sm bg-muted"
    >
      <rect
        x={at(share.low)}
        y="2"
        width={Math.max(0.5, at(share.high) - at(share.low))}
        height="4"
        className="fill-primary/40 forced-colors:fill-[GrayText]"
      />
      <rect
        x={Math.max(0, at(share.rate) - 0.5)}
        y="0"
        width="1"
        height="8"
        className="fill-primary forced-colors:fill-[Highlight]"
      />
      {rest !== null && (
        <line
          x1={at(rest)}
          x2={at(rest)}
          y1="-1"
          y2="9"
          strokeWidth="2"
          strokeDasharray="2 1"
          vectorEffect="non-scaling-stroke"
          className="stroke-foreground"
        />
      )}
    </svg>
  )
}
