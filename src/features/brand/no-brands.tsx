import { Trans } from '@lingui/react/macro'
import { Palette } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { NewBrand } from './new-brand'

/** Shown for a team whose last brand was deleted. */
export const NoBrands = ({ canCreate }: { canCreate: boolean }) => (
  <EmptyState
    icon={Palette}
    title={<Trans>No brands yet</Trans>}
    description={
      canCreate ? (
        <Trans>A brand keeps the logo, colors, and fonts for everything your team makes.</Trans>
      ) : (
        <Trans>Ask an admin of your team to create one.</Trans>
      )
    }
    action={canCreate && <NewBrand />}
  />
)
