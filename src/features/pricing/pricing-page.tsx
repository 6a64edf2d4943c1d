import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { priceListQuery } from '@/api/billing.queries'
import { SandboxNote } from '@/components/purchase/sandbox-note'
import { useLanguage } from '@/i18n/use-language'
import { Comparison } from './comparison'
import { CreditCalculator } from './credit-calculator'
import { EnterpriseStrip } from './enterprise-strip'
import { PackSection } from './pack-section'
import { PlanGrid } from './plan-grid'
import { PriceTabs } from './price-tabs'
import { type PricingSearch, viewOf } from './search'
import { SeatSection } from './seat-section'

/** What it costs, and the way to buy it. */
export function PricingPage({ search }: { search: PricingSearch }) {
  const lang = useLanguage()
  const { data: priceList } = useSuspenseQuery(priceListQuery(lang))
  const view = viewOf(search)
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col items-center gap-8 px-4 py-10 sm:px-6 md:py-14">
      <header className="flex flex-col gap-2 text-center">
        <h1 className="text-2xl sm:text-3xl">
          <Trans>Choose your plan</Trans>
        </h1>
        <p className="text-muted-foreground">
          <Trans>Upgrade or downgrade anytime</Trans>
        </p>
        <p className="text-muted-foreground text-sm">
          <Trans>The renewal can be canceled until 7 days before the period ends.</Trans>
        </p>
      </header>
      <PriceTabs view={view} />
      <SandboxNote gateways={priceList.gateways} />
      {view === 'credits' ? (
        <PackSection priceList={priceList} choice={search.choice} />
      ) : (
        <PlanGrid priceList={priceList} cycle={view} choice={search.choice} />
      )}
      <EnterpriseStrip />
      <SeatSection priceList={priceList} />
      <CreditCalculator />
      <Comparison priceList={priceList} cycle={view === 'month' ? 'month' : 'year'} />
      <p className="text-center text-muted-foreground text-sm">
        <Trans>Prices in {priceList.currency}. Pay with PayPal, Visa, or MasterCard.</Trans>{' '}
        <Link to="/$lang/refund" params={{ lang }} className="text-link underline">
          <Trans>Refund policy</Trans>
        </Link>
      </p>
    </div>
  )
}
