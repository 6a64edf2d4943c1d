import { Trans } from '@lingui/react/macro'
import { Badge } from '@/components/ui/badge'

export const NewBadge = () => (
  <Badge variant="primary">
    <Trans>New</Trans>
  </Badge>
)
