import type { BrandSummary } from '@/contract/endpoints/brands'

/** A brand as a dot striped in its colors; a plain dot for a brand without any. */
export function BrandMark({ colours }: Pick<BrandSummary, 'colours'>) {
  const share = 100 / Math.max(1, colours.length)
  const stripes = colours.map(
    (colour, index) => `${colour} ${index * share}% ${(index + 1) * share}%`,
  )
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 rounded-full border border-input bg-muted"
      style={
        stripes.length > 0 ? { background: `linear-gradient(90deg, ${stripes.join(', ')})` } : {}
      }
    />
  )
}
