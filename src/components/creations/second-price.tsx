import { Trans, useLingui } from '@lingui/react/macro'
import type { ModelView } from '@/contract/endpoints/models'
import type { Resolution } from '@/contract/generation'

interface SecondPriceProps {
  model: ModelView | null
  resolution: Resolution | null
}

/** The price per second, shown before the duration is known. */
export function SecondPrice({ model, resolution }: SecondPriceProps) {
  const { i18n } = useLingui()
  const milliCredits = resolution && model?.price.milli_credits[resolution]
  if (!milliCredits) return null
  const credits = i18n.number(milliCredits / 1_000, { maximumFractionDigits: 2 })
  return (
    <p className="text-muted-foreground text-sm">
      <Trans>{credits} credits per second. Nothing is charged if it fails.</Trans>
    </p>
  )
}
