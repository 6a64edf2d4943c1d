import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'

/** A link from one creation to all of them. */
export const AllCreations = () => (
  <Link
    to="/$lang/history"
    params={{ lang: useLanguage() }}
    className={buttonVariants({ variant: 'outline', size: 'sm' })}
  >
    <Trans>All creations</Trans>
  </Link>
)
