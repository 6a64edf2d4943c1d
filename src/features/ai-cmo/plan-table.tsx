import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { ANGLE_NAMES } from '@/components/planning/angle-names'
import { BriefLink } from '@/components/planning/brief-link'
import { MadeBy } from '@/components/planning/made-by'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { MonthPlan, PlannedAd } from '@/contract/endpoints/planning'
import { findFormat } from '@/contract/export-formats'
import { useLanguage } from '@/i18n/use-language'
import { MakeAll } from './make-all'
import { planTable } from './plan-csv'

interface PlanTableProps {
  plan: MonthPlan
  productId: string | null
}

/** The ads of a month, by day. */
export function PlanTable({ plan, productId }: PlanTableProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <MadeBy {...plan} />
        <Button variant="outline" onClick={() => saveTable(plan.ads)}>
          <Download aria-hidden />
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      <MakeAll ads={plan.ads} productId={productId} />
      <ol className="flex flex-col gap-2">
        {plan.ads.map((ad, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its order.
          <PlanRow key={at} ad={ad} productId={productId} />
        ))}
      </ol>
    </div>
  )
}

function PlanRow({ ad, productId }: { ad: PlannedAd; productId: string | null }) {
  const { i18n } = useLingui()
  const lang = useLanguage()
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' })
  const money = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  const { make_on, run_on, platform, format, kind, angle, title, prompt, occasion, budget } = ad
  const [makeOn, runOn] = [make_on, run_on].map((one) => day.format(new Date(one)))
  return (
    <li className="grid gap-2 rounded-lg border bg-card p-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:items-center">
      <p className="tabular-nums">
        <span className="block font-medium">{runOn}</span>
        <span className="text-muted-foreground text-xs">
          <Trans>Make by {makeOn}</Trans>
        </span>
      </p>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="wrap-anywhere">{occasion ? `${occasion}: ${title}` : title}</p>
        <p className="flex flex-wrap items-center gap-1.5 text-muted-foreground text-xs">
          <Badge variant="outline">{PLATFORM_NAMES[platform]}</Badge>
          {findFormat(format)?.name ?? format} · {ad.aspect_ratio} ·{' '}
          {kind === 'image' ? <Trans>Image</Trans> : <Trans>Video</Trans>} ·{' '}
          {i18n._(ANGLE_NAMES[angle])}
          {budget !== null && (
            <span className="tabular-nums">
              {' · '}
              <Trans>Budget {money.format(budget)}</Trans>
            </span>
          )}
        </p>
      </div>
      <BriefLink {...{ kind, prompt, productId }} ratio={ad.aspect_ratio} variant="outline">
        <Trans>Make it</Trans>
      </BriefLink>
    </li>
  )
}

function saveTable(ads: readonly PlannedAd[]): void {
  const file = new Blob([planTable(ads)], { type: 'text/csv;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `month-plan-${ads[0]?.run_on ?? ''}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
