import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '@/i18n/use-language'

/** Link to buying seats. */
export function SeatsLink() {
  const lang = useLanguage()
  return (
    <Link
      to="/$lang/pricing"
      params={{ lang }}
      className="text-link underline-offset-4 hover:underline"
    >
      <Trans>Add seats</Trans>
    </Link>
  )
}
