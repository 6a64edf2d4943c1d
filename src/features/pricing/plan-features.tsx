import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { modelsQuery } from '@/api/models.functions'
import { CAPABILITY_NAMES } from '@/components/capabilities/capability-names'
import type { Capability } from '@/contract/capabilities'
import type { Plan } from '@/contract/endpoints/billing/price-list'
import type { BillingCycle } from '@/contract/goods'
import { FEATURE_NAMES } from './feature-words'
import { erasedMinutes, heardMinutes, monthlyCount } from './what-credits-buy'

interface PlanFeaturesProps {
  plan: Plan
  cycle: BillingCycle
  /** Tools of this installation, the same in every plan. */
  tools: readonly Capability[]
}

/** The features of a plan, with counts or "Unlimited". */
export function PlanFeatures({ plan, cycle, tools }: PlanFeaturesProps) {
  const { i18n } = useLingui()
  return (
    <ul className="flex flex-col gap-2 text-sm">
      <Row>
        <Plural
          value={plan.concurrency}
          one="# generation at a time"
          other="# generations at a time"
        />
      </Row>
      <Row>
        <Plural
          value={plan.prices[cycle].reference_images_max}
          one="# reference image"
          other="Up to # reference images"
        />
      </Row>
      <Row>
        <Plural value={plan.seats_included} one="# seat" other="# seats" />
        {plan.can_add_seats && (
          <span className="whitespace-pre text-muted-foreground">
            {' · '}
            <Trans>more can be added</Trans>
          </span>
        )}
      </Row>
      {plan.features.length > 0 && (
        <li className="pt-2 text-muted-foreground">
          <Trans>Approximate monthly output</Trans>
        </li>
      )}
      {plan.features.map((one) => (
        <Row key={one.feature} end={<FeatureCount feature={one} plan={plan} />}>
          {i18n._(FEATURE_NAMES[one.feature])}
        </Row>
      ))}
      {tools.length > 0 && (
        <li className="pt-2 text-muted-foreground">
          <Trans>Tools in every plan</Trans>
        </li>
      )}
      {tools.map((name) => (
        <Row key={name}>{i18n._(CAPABILITY_NAMES[name])}</Row>
      ))}
    </ul>
  )
}

interface FeatureCountProps {
  feature: Plan['features'][number]
  plan: Pick<Plan, 'credits_per_month'>
}

/** How much a month's credits buy; a feature without price and number is unlimited. */
export function FeatureCount({ feature, plan }: FeatureCountProps) {
  const { i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const credits = plan.credits_per_month
  const count = monthlyCount(feature, credits, data?.models ?? [])
  if (count === null && feature.feature === 'erase') {
    const minutes = erasedMinutes(credits)
    return <Plural value={minutes} one="# minute at 720p" other="# minutes at 720p" />
  }
  if (count === null && feature.feature === 'subtitle_generation') {
    const minutes = heardMinutes(credits, data?.models ?? [])
    return (
      minutes !== null && (
        <Plural value={minutes} one="# minute of video" other="# minutes of video" />
      )
    )
  }
  if (count === null) return <Trans>Unlimited</Trans>
  return new Intl.NumberFormat(i18n.locale).format(count)
}

const Row = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
    <span className="flex min-w-0 grow flex-wrap justify-between gap-x-2">
      <span className="flex min-w-0 flex-wrap">{children}</span>
      {end !== undefined && <span className="text-muted-foreground tabular-nums">{end}</span>}
    </span>
  </li>
)
