import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { SubscriptionView } from '@/contract/endpoints/billing/subscription'

/** Active or canceled, as a word with an icon. */
export const SubscriptionPill = ({ subscription }: { subscription: SubscriptionView }) =>
  subscription.status === 'active' ? (
    <Badge variant="success">
      <CircleCheck aria-hidden />
      <Trans>Active</Trans>
    </Badge>
  ) : (
    <Badge variant="warning">
      <CircleSlash aria-hidden />
      <Trans context="subscription">Canceled</Trans>
    </Badge>
  )
