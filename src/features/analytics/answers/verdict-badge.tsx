import { Plural, Trans } from '@lingui/react/macro'
import { Badge } from '@/components/ui/badge'
import type { Comparison } from '@/contract/endpoints/figures'

interface VerdictBadgeProps {
  comparison: Comparison
  /** The sample being counted: impressions for clicks, clicks for conversions. */
  counted: 'impressions' | 'clicks'
}

/** Better, worse, or how much data is missing for a verdict. */
export function VerdictBadge({ comparison: { verdict, needed }, counted }: VerdictBadgeProps) {
  if (verdict === 'alone') return null
  if (verdict === 'better')
    return (
      <Badge variant="success">
        <Trans>Better</Trans>
      </Badge>
    )
  if (verdict === 'worse')
    return (
      <Badge variant="destructive">
        <Trans>Worse</Trans>
      </Badge>
    )
  if (needed === null)
    return (
      <Badge>
        <Trans>No clear difference</Trans>
      </Badge>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-xs">
      <Badge>
        <Trans>Not enough yet</Trans>
      </Badge>
      {counted === 'impressions' ? (
        <Plural value={needed} one="about # more impression" other="about # more impressions" />
      ) : (
        <Plural value={needed} one="about # more click" other="about # more clicks" />
      )}
    </span>
  )
}
