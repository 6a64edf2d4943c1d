import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '@/page/use-site'
import { FooterLinks } from './footer-links'
import { ThemePicker } from './theme-picker'

const COPYRIGHT_YEAR = 2025

/** Bottom of every page: who runs the site, how to reach them, where everything is. */
export function Footer() {
  const { t } = useLingui()
  const { brandName, operatorName, operatorAddress, operatorEmail } = useSite()
  return (
    <footer className="mt-auto border-t text-muted-foreground text-sm">
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-10 pb-6 sm:px-6">
        <div className="flex flex-col gap-x-16 gap-y-8 md:flex-row md:justify-between">
          <div className="flex max-w-100 flex-col gap-3">
            <p className="font-semibold text-base text-foreground">{brandName}</p>
            <p>
              <Trans>
                {brandName} is independent and not affiliated with the developers of the models it
                works with.
              </Trans>
            </p>
            <address className="not-italic">
              {operatorName}, {operatorAddress}
              <br />
              <a
                href={`mailto:${operatorEmail}`}
                className="inline-block py-1 underline underline-offset-2 hover:text-foreground"
              >
                {operatorEmail}
              </a>
            </address>
          </div>
          <div className="grid grid-cols-2 gap-x-12 gap-y-8 sm:grid-cols-3">
            <FooterLinks
              title={t`Product`}
              pages={['sora', 'veo', 'watermark', 'gallery', 'pricing']}
            />
            <FooterLinks title={t`Help`} pages={['guide', 'faq']} />
            <FooterLinks title={t`Legal`} pages={['privacy', 'terms', 'refund']} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
          <p>
            © {COPYRIGHT_YEAR} {operatorName}
          </p>
          <ThemePicker />
        </div>
      </div>
    </footer>
  )
}
