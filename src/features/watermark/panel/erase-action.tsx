import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { balanceQuery } from '@/api/credits.functions'
import { showLogin } from '@/browser/login-events'
import { NewTabMark } from '@/components/new-tab-mark'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { useLanguage } from '@/i18n/use-language'
import { EraseWords } from './erase-price'

interface EraseActionProps {
  offer: RemovalView['offer']
  onStart: () => void
  isStarting: boolean
  describedBy: string
}

/** The erase button; offers visitors without a free run to sign in, and more credits where they are missing. */
export function EraseAction({ offer, onStart, isStarting, describedBy }: EraseActionProps) {
  const lang = useLanguage()
  const isFree = offer.is_free
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: !isFree && offer.can_pay })
  const missing = balance ? offer.credits - balance.balance : 0
  if (!isFree && !offer.can_pay) {
    return (
      <Button size="lg" onClick={() => showLogin()} aria-describedby={describedBy}>
        <Trans>Sign in to erase</Trans>
      </Button>
    )
  }
  if (!isFree && missing > 0) {
    return (
      <Button asChild size="lg">
        {/* In a new tab, because this page holds the areas. */}
        <Link to="/$lang/recharge" params={{ lang }} search={{ need: missing }} target="_blank">
          <Trans>Not enough credits · add {missing}</Trans>
          <NewTabMark />
        </Link>
      </Button>
    )
  }
  return (
    <Button size="lg" loading={isStarting} onClick={onStart} aria-describedby={describedBy}>
      <EraseWords offer={offer} />
    </Button>
  )
}
