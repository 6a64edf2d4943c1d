import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { useSite } from '@/page/use-site'
import { Copyright } from './copyright'
import { FooterLinks } from './footer-links'
import { OperatorEmail } from './operator-email'
import { PageLink } from './page-link'
import { useExistingPages } from './pages'
import { ThemePicker } from './theme-picker'

/** Footer of every page: who runs the site, how to reach them, and links to the pages. */
export function Footer({ isSlim }: { isSlim: boolean }) {
  return (
    <footer className="mt-auto border-t text-muted-foreground text-sm">
      {isSlim ? <SlimFooter /> : <FullFooter />}
    </footer>
  )
}

/** A one-line footer for workbench pages. */
function SlimFooter() {
  const pages = useExistingPages(['privacy', 'terms', 'refund'])
  return (
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-4 py-1 sm:px-6">
      <Copyright />
      <OperatorEmail />
      {pages.map((page) => (
        <PageLink key={page} page={page} inNewTab={false} className={LINK} />
      ))}
    </div>
  )
}

const LINK =
  'py-1 hover:text-foreground hover:underline aria-[current=page]:text-foreground pointer-coarse:py-2.5'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's own text states that the product is independent of the model makers. */
    saysIndependence?: true
  }
}

function FullFooter() {
  const { t } = useLingui()
  const { brandName, operatorName, operatorAddress } = useSite()
  const isSaidAbove = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.saysIndependence),
  })
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-10 pb-6 sm:px-6">
      <div className="flex flex-col gap-x-16 gap-y-8 md:flex-row md:justify-between">
        <div className="flex max-w-100 flex-col gap-3">
          <p className="font-semibold text-base text-foreground">{brandName}</p>
          {!isSaidAbove && (
            <p className="text-balance">
              <Trans>
                {brandName} is independent and not affiliated with the developers of the models it
                works with.
              </Trans>
            </p>
          )}
          <address className="not-italic">
            {operatorName}, {operatorAddress}
            <br />
            <OperatorEmail />
          </address>
        </div>
        <div className="grid grid-cols-2 gap-x-12 gap-y-8 sm:grid-cols-3">
          <FooterLinks
            title={t({ message: 'Product', context: 'footer' })}
            pages={['sora', 'veo', 'watermark', 'gallery', 'pricing']}
          />
          <FooterLinks title={t`Help`} pages={['guide', 'faq']} />
          <FooterLinks title={t`Legal`} pages={['privacy', 'terms', 'refund']} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
        <Copyright />
        <ThemePicker />
      </div>
    </div>
  )
}
