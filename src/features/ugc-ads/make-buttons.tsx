import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { RechargeLink } from '@/components/purchase/recharge-link'
import type { Ad } from '@/components/ugc-ads/ad'
import { Button } from '@/components/ui/button'
import type { ModelView } from '@/contract/endpoints/models'
import type { UgcStep } from '@/contract/endpoints/ugc-ads'
import { priceOf, type UgcPrice } from '@/contract/ugc-ad/cost'
import { lackOf, upTo } from '@/contract/ugc-ad/lack'
import { type Ordered, stateOf } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'
import { nextStep } from './next-step'

interface MakeButtonsProps {
  ad: Ad
  models: readonly ModelView[]
  parts: readonly Part[]
  ordered: Ordered
  hasSpeaker: boolean
  isPending: boolean
  onMake: (until: UgcStep, most: number) => void
}

const UNTIL: readonly { step: UgcStep; action: ReactNode }[] = [
  { step: 'film', action: <Trans>Make the whole ad</Trans> },
  { step: 'shots', action: <Trans>Voices and shots only</Trans> },
  { step: 'voices', action: <Trans>Voices only</Trans> },
]

/** Buttons to make the whole ad, or first a part of it; each shows its price. */
export function MakeButtons({ models, parts, ordered, ...props }: MakeButtonsProps) {
  const { ad, hasSpeaker, isPending, onMake } = props
  const id = useId()
  const { data: balance } = useQuery(balanceQuery())
  const offers = UNTIL.map(({ step, action }) => {
    const due = upTo(parts, step).filter(
      (part) => !['made', 'making'].includes(stateOf(part, ordered)),
    )
    const lack = lackOf(ad, { parts, until: step, hasSpeaker })
    const price = due.length > 0 ? priceOf(models, due) : null
    return { step, action, count: due.length, lack, price }
  })
  const [whole] = offers
  if (!whole || whole.count === 0) return null
  const most = whole.price?.most ?? 0
  const missing = !whole.lack && balance ? Math.max(0, most - balance.balance) : 0
  const isShown = ({ step, count }: (typeof offers)[number], at: number) =>
    count > 0 && (step === 'film' || count < (offers[at - 1]?.count ?? 0))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {offers.filter(isShown).map(({ step, action, lack, price }) => (
          <Button
            key={step}
            variant={step === 'film' ? 'primary' : 'outline'}
            // Lets its text wrap on a phone.
            className="max-w-full"
            loading={isPending && step === 'film'}
            disabled={isPending || lack !== null || !price || price.most > (balance?.balance ?? 0)}
            aria-describedby={id}
            onClick={() => price && onMake(step, price.most)}
          >
            <span className="tabular-nums">
              {action}
              {price && <Price {...price} />}
            </span>
          </Button>
        ))}
      </div>
      <p id={id} className="max-w-measure text-muted-foreground text-sm tabular-nums">
        {whole.lack ? nextStep(whole.lack, ad) : <AtMost {...{ price: whole.price }} />}
      </p>
      {missing > 0 && <RechargeLink missing={missing} />}
    </>
  )
}

const Price = ({ about, most }: UgcPrice) => (
  <>
    {' · '}
    {about === most ? (
      <Plural value={about} one="# credit" other="# credits" />
    ) : (
      <Plural value={about} one="about # credit" other="about # credits" />
    )}
  </>
)

/** Why the price is an estimate, and its upper limit. */
function AtMost({ price }: { price: UgcPrice | null }) {
  if (!price || price.about === price.most) return null
  return (
    <Plural
      value={price.most}
      one="The exact price depends on how long the voices take. It is never more than # credit."
      other="The exact price depends on how long the voices take. It is never more than # credits."
    />
  )
}
