import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '@/lib/use-site'
import { PageLink } from './page-link'
import { useExistingPages } from './pages'
import { ThemePicker } from './theme-picker'

const COPYRIGHT_YEAR = 2025

/** Bottom of every page (R2.40): who runs the site, how to reach them, the legal pages. */
export function Footer() {
  const { t } = useLingui()
  const { brandName, operatorName, operatorAddress, operatorEmail } = useSite()
  const pages = useExistingPages(['privacy', 'terms', 'refund'])
  return (
    <footer className="border-t text-muted-foreground text-sm">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="flex max-w-measure flex-col gap-2">
          <address className="not-italic">
            {operatorName}, {operatorAddress} ·{' '}
            <a href={`mailto:${operatorEmail}`} className="underline hover:text-foreground">
              {operatorEmail}
            </a>
          </address>
          <p>
            <Trans>
              {brandName} is independent and not affiliated with the developers of the models it
              works with.
            </Trans>
          </p>
          <p>
            © {COPYRIGHT_YEAR} {operatorName}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {pages.length > 0 && (
            <nav aria-label={t`Legal`} className="flex flex-wrap gap-x-6 gap-y-2">
              {pages.map((page) => (
                <PageLink
                  key={page}
                  page={page}
                  inNewTab={false}
                  className="py-1 hover:text-foreground hover:underline"
                />
              ))}
            </nav>
          )}
          <ThemePicker />
        </div>
      </div>
    </footer>
  )
}
