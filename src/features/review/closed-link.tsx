import { Trans } from '@lingui/react/macro'
import { Link2Off } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'

/** Shown for every link that opens nothing, without giving the reason. */
export function ClosedLink() {
  return (
    <div className="flex grow flex-col justify-center">
      <h1 className="sr-only">
        <Trans>This link was closed or has expired</Trans>
      </h1>
      <EmptyState
        icon={Link2Off}
        title={<Trans>This link was closed or has expired</Trans>}
        description={<Trans>Ask the person who sent it for a new one.</Trans>}
      />
    </div>
  )
}
