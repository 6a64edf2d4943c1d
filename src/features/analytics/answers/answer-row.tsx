import { Plural, Trans } from '@lingui/react/macro'
import { Link2, Sparkles, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { AdAnswer, Comparison, Share } from '@/contract/endpoints/figures'
import { AD_PLATFORM_NAMES, type FigureGroup } from '@/contract/figures'
import { useFigureWords } from '../figures-in-words'
import { useAnswerName } from '../words'
import { IntervalBar } from './interval-bar'
import { MoneyFacts } from './money-facts'
import { useMakeMore } from './use-make-more'
import { VerdictBadge } from './verdict-badge'

interface AnswerRowProps {
  answer: AdAnswer
  by: FigureGroup
  most: { clicks: number; conversions: number }
  onLink: () => void
}

/** The figures of one advertised thing. */
export function AnswerRow({ answer, by, most, onLink }: AnswerRowProps) {
  const makeMore = useMakeMore()
  const { creative } = answer
  return (
    <li className="grid gap-4 rounded-lg border bg-card p-4 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,12rem)]">
      <Head answer={answer} by={by} />
      <Rate
        title={<Trans>Click rate</Trans>}
        share={answer.click_rate}
        comparison={answer.clicking}
        most={most.clicks}
        counted="impressions"
      >
        <Falling answer={answer} />
      </Rate>
      <Rate
        title={<Trans>Conversion rate</Trans>}
        share={answer.conversion_rate}
        comparison={answer.converting}
        most={most.conversions}
        counted="clicks"
      />
      <MoneyFacts money={answer.money} />
      {(by === 'ad' || creative) && (
        <div className="flex flex-wrap gap-2 lg:col-span-full">
          {creative?.has_task && (
            <Button variant="outline" size="sm" onClick={() => makeMore(creative)}>
              <Sparkles aria-hidden />
              <Trans>More like this</Trans>
            </Button>
          )}
          {by === 'ad' && (
            <Button variant="ghost" size="sm" onClick={onLink}>
              <Link2 aria-hidden />
              {creative ? <Trans>Change link</Trans> : <Trans>Link to a creative</Trans>}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Head({ answer, by }: Pick<AnswerRowProps, 'answer' | 'by'>) {
  const nameOf = useAnswerName()
  const { creative } = answer
  return (
    <div className="flex min-w-0 gap-3">
      {creative && (
        <img
          src={creative.thumbnail_url}
          alt=""
          loading="lazy"
          className="size-14 shrink-0 rounded-md bg-muted object-cover"
        />
      )}
      <div className="flex min-w-0 flex-col gap-0.5 text-sm">
        <h2 className="wrap-anywhere line-clamp-3 font-medium text-sm">{nameOf(answer)}</h2>
        <p className="wrap-anywhere text-muted-foreground text-xs">
          {[by !== 'platform' && AD_PLATFORM_NAMES[answer.platform], answer.campaign, answer.ad_set]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-muted-foreground text-xs tabular-nums">
          {by !== 'ad' && (
            <>
              <Plural value={answer.ad_count} one="# ad" other="# ads" /> ·{' '}
            </>
          )}
          <Trans>
            <Plural value={answer.impressions} one="# impression" other="# impressions" />,{' '}
            <Plural value={answer.clicks} one="# click" other="# clicks" />,{' '}
            <Plural
              value={Math.round(answer.conversions * 10) / 10}
              one="# conversion"
              other="# conversions"
            />
          </Trans>
        </p>
      </div>
    </div>
  )
}

interface RateProps {
  title: ReactNode
  share: Share | null
  comparison: Comparison
  most: number
  counted: 'impressions' | 'clicks'
  children?: ReactNode
}

function Rate({ title, share, comparison, most, counted, children }: RateProps) {
  const { share: percent } = useFigureWords()
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-muted-foreground">{title}</span>
        {share ? (
          <span className="tabular-nums">
            <strong className="font-medium">{percent(share.rate)}</strong>{' '}
            <span className="text-muted-foreground text-xs">
              {percent(share.low)}–{percent(share.high)}
            </span>
          </span>
        ) : (
          <span aria-hidden>–</span>
        )}
      </p>
      {share && <IntervalBar share={share} rest={comparison.rest_rate} most={most} />}
      <div className="flex flex-wrap items-center gap-2">
        {share && <VerdictBadge comparison={comparison} counted={counted} />}
        {children}
      </div>
    </div>
  )
}

function Falling({ answer: { trend } }: Pick<AnswerRowProps, 'answer'>) {
  const { change } = useFigureWords()
  if (!trend?.is_falling) return null
  const { per_week, low, high } = trend
  return (
    <Badge variant="warning" className="whitespace-normal leading-normal">
      <TrendingDown aria-hidden />
      <Trans>
        Ad fatigue: {change(per_week)} a week ({change(low)} to {change(high)})
      </Trans>
    </Badge>
  )
}
