import { Trans } from '@lingui/react/macro'
import { Lightbulb, Sparkles } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { AdAnswer, NextAd } from '@/contract/endpoints/figures'
import { AD_PLATFORM_NAMES } from '@/contract/figures'
import { useFigureWords } from '../figures-in-words'
import { useAnswerName } from '../words'
import { useMakeMore } from './use-make-more'

/** What to make next and why, in one sentence, and the way there. */
export function NextAdCard({ next }: { next: NextAd }) {
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
    <Trans>Your creatives do alike so far. Try another hook or another format.</Trans>
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
          Make a fresh version of “{name}”: on {platform} it beats the rest, {rate} clicks against{' '}
          {rest}, but its click rate changes by {change} a week.
        </Trans>
      )
    case 'repeat':
      return (
        <Trans>
          Make more like “{name}”: on {platform} it beats the rest, {rate} clicks against {rest}.
        </Trans>
      )
    case 'prefer':
      return (
        <Trans>
          Make the next ad like this: {name}. On {platform} such ads beat the others, {rate} clicks
          against {rest}.
        </Trans>
      )
    case 'replace':
      return (
        <Trans>
          Make something else in place of “{name}”: on {platform} it stays behind the rest, {rate}{' '}
          clicks against {rest}.
        </Trans>
      )
    case 'wait':
      return (
        <Trans>
          Nothing can be told apart yet. “{name}” on {platform} is nearest: about {needed} more
          impressions.
        </Trans>
      )
  }
}
