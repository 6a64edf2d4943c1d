import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '@/i18n/use-language'

const LINK = 'rounded-sm text-muted-foreground underline underline-offset-4 hover:text-foreground'

/** Links to other views of some of the same items. */
export function OtherViews() {
  const { t } = useLingui()
  const lang = useLanguage()
  return (
    <nav aria-label={t`Other views`} className="flex flex-wrap gap-x-4 gap-y-2 text-sm lg:flex-col">
      <Link to="/$lang/history" params={{ lang }} className={LINK}>
        <Trans>Creation history</Trans>
      </Link>
      <Link to="/$lang/gallery" params={{ lang }} search={{ show: 'mine' }} className={LINK}>
        <Trans>My gallery</Trans>
      </Link>
      <Link to="/$lang/creative-records" params={{ lang }} className={LINK}>
        <Trans>Saved creatives</Trans>
      </Link>
    </nav>
  )
}
