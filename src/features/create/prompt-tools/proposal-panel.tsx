import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'
import type { Proposal } from './proposal'
import { wordChanges } from './word-changes'

type ProposalPanelProps = Proposal & {
  onTake: (words: string) => void
  onDismiss: () => void
}

/** Proposed words for the prompt with every change marked, until the user accepts or dismisses them. */
export function ProposalPanel({ onTake, onDismiss, ...proposal }: ProposalPanelProps) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const { prompt, into } = proposal
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t`Suggested prompt`}
      className="flex flex-col gap-2 rounded-lg bg-muted p-3 text-sm outline-none"
    >
      {prompt !== null && (
        <p
          lang={into ?? undefined}
          className="max-h-60 overflow-y-auto whitespace-pre-line text-base [overflow-wrap:anywhere]"
        >
          {into === null ? <MarkedWords before={proposal.original} after={prompt} /> : prompt}
        </p>
      )}
      <p className="text-muted-foreground">
        <Origin {...proposal} />
      </p>
      <div className="flex flex-wrap gap-2">
        {prompt !== null && (
          <Button size="sm" onClick={() => onTake(prompt)}>
            <Trans>Use these words</Trans>
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onDismiss}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </section>
  )
}

function MarkedWords({ before, after }: { before: string; after: string }) {
  const language = useLanguage()
  return wordChanges(before, after, language).map(({ kind, text }, index) => {
    const key = `${index}-${kind}`
    if (kind === 'added')
      return (
        <ins key={key} className="text-success underline decoration-1 underline-offset-4">
          {text}
        </ins>
      )
    if (kind === 'removed')
      return (
        <del key={key} className="me-1 text-muted-foreground line-through">
          {text}
        </del>
      )
    return <span key={key}>{text}</span>
  })
}

/** Who made the proposal, and what happened to the text model's own words if they are not shown. */
function Origin({ prompt, by, note, into, isDescription }: Proposal) {
  if (into !== null && note === 'facts_changed')
    return <Trans>The translation changed a figure, a name, or a promise, so it isn’t shown.</Trans>
  if (note === 'brand_forbids' && prompt === null)
    return (
      <Trans>The text model used words your brand avoids, so the suggestion isn’t shown.</Trans>
    )
  if (note === 'brand_forbids')
    return (
      <Trans>
        The text model used words your brand avoids, so this suggestion is rule-based: one line
        about the style, not printed on the ad.
      </Trans>
    )
  if (prompt === null && note !== null) return <Trans>The text model gave no usable answer.</Trans>
  if (prompt === null) return <Trans>Nothing to add: your prompt says it all.</Trans>
  if (note === 'facts_changed')
    return (
      <Trans>
        The text model changed a figure, a name, or a promise, so this suggestion is rule-based: one
        line about the style, not printed on the ad.
      </Trans>
    )
  if (note === 'no_answer')
    return (
      <Trans>
        The text model gave no usable answer, so this suggestion is rule-based: one line about the
        style, not printed on the ad.
      </Trans>
    )
  if (isDescription)
    return <Trans>Written by a text model that saw the image. Check the words.</Trans>
  return by === 'rules' ? (
    <Trans>
      Rule-based: adds one line about the style, not printed on the ad. Your words stay as they are.
    </Trans>
  ) : (
    <Trans>Written by a text model. Figures, names, and promises were checked against yours.</Trans>
  )
}
