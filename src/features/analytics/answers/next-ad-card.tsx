import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lightbulb, Sparkles } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { AdAnswer, NextAd } from '@/contract/endpoints/figures'
import { AD_PLATFORM_NAMES, type FigureGroup } from '@/contract/figures'
import { useFigureWords } from '../figures-in-words'
import { useAnswerName } from '../words'
import { useMakeMore } from './use-make-more'

/** What to make next and why, in one sentence, with a link. */
export function NextAdCard({ next, by }: { next: NextAd; by: FigureGroup }) {
  const makeMore = useMakeMore()
  const creative = 'answer' in next ? next.answer.creative : null
  const leads = next.kind === 'repeat' || next.kind === 'refresh'
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-lg border border-primary/40 bg-card p-4">
      <Lightbulb className="size-5 shrink-0 text-primary" aria-hidden />
      <div className="min-w-60 flex-1">
        <h2 className="text-sm">
          <Trans>What to make next</Trans>
        </h2>
        <p className="wrap-anywhere text-sm">
          {'answer' in next ? (
            <Reason kind={next.kind} answer={next.answer} />
          ) : (
            <Beginning kind={next.kind} />
          )}
        </p>
      </div>
      {next.kind === 'link' && by !== 'ad' && (
        <Button asChild variant="outline">
          <Link to="." search={(before) => ({ ...before, by: 'ad' })} resetScroll={false}>
            <Trans>Group by ad</Trans>
          </Link>
        </Button>
      )}
      {leads && creative?.has_task && (
        <Button onClick={() => makeMore(creative)}>
          <Sparkles aria-hidden />
          <Trans>More like this</Trans>
        </Button>
      )}
    </section>
  )
}

function Beginning({ kind }: { kind: 'link' | 'vary' }) {
  return kind === 'link' ? (
    <Trans>
      No ad is linked to a creative yet. Group by ad and link them to see what works and why.
    </Trans>
  ) : (
    <Trans>Your creatives perform about the same so far. Try another hook or format.</Trans>
  )
}

interface ReasonProps {
  kind: Exclude<NextAd['kind'], 'link' | 'vary'>
  answer: AdAnswer
}

function Reason({ kind, answer }: ReasonProps) {
  const words = useFigureWords()
  const name = useAnswerName()(answer)
  const platform = AD_PLATFORM_NAMES[answer.platform]
  const rate = words.share(answer.click_rate?.rate ?? 0)
  const rest = words.share(answer.clicking.rest_rate ?? 0)
  const change = words.change(answer.trend?.per_week ?? 0)
  const needed = words.count(answer.clicking.needed ?? 0)
  switch (kind) {
    case 'refresh':
      return (
        <Trans>
          Refresh “{name}”. It beats the rest on {platform} with a click rate of {rate} versus{' '}
          {rest}, but that rate changes by {change} a week.
        </Trans>
      )
    case 'repeat':
      return (
        <Trans>
          Make more like “{name}”. It beats the rest on {platform} with a click rate of {rate}{' '}
          versus {rest}.
        </Trans>
      )
    case 'prefer':
      return (
        <Trans>
          Try this in your next ad: {name}. On {platform}, ads like that beat the rest with a click
          rate of {rate} versus {rest}.
        </Trans>
      )
    case 'replace':
      return (
        <Trans>
          Replace “{name}”. It trails the rest on {platform} with a click rate of {rate} versus{' '}
          {rest}.
        </Trans>
      )
    case 'wait':
      return (
        <Trans>
          No clear winner yet. “{name}” on {platform} is the closest: about {needed} more
          impressions to go.
        </Trans>
      )
  }
}
