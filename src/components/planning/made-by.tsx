import { Trans } from '@lingui/react/macro'
import type { Briefs } from '@/contract/endpoints/planning'

/** Says who wrote the briefs, so that nobody takes templates for the work of a model. */
export function MadeBy({ source, note }: Pick<Briefs, 'source' | 'note'>) {
  return (
    <p className="max-w-prose text-muted-foreground text-sm">
      {source === 'text_model' && (
        <Trans>
          Written by the connected text model. Figures were compared with what you gave; please read
          the rest before you publish.
        </Trans>
      )}
      {source === 'templates' && note === null && (
        <Trans>
          Built from templates, without an AI model: your own words, in a different order each time.
        </Trans>
      )}
      {note === 'no_answer' && (
        <Trans>The text model didn’t answer, so these come from templates.</Trans>
      )}
      {note === 'facts_changed' && (
        <Trans>The text model changed facts, so these come from templates.</Trans>
      )}
    </p>
  )
}
