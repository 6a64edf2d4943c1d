import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '@/i18n/use-language'

/** Link to buying the missing credits. */
export function RechargeLink({ missing }: { missing: number }) {
  const lang = useLanguage()
  return (
    <Link
      to="/$lang/recharge"
      params={{ lang }}
      search={{ need: missing }}
      className="self-start text-link text-sm underline"
    >
      <Trans>Not enough credits · add {missing}</Trans>
    </Link>
  )
}
