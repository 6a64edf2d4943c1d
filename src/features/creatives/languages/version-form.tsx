import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { proposeWordsFn } from '@/api/creative-page.functions'
import { modelsQuery } from '@/api/models.functions'
import { FIELD_LABELS } from '@/components/creations/ad-labels'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Rewriting } from '@/contract/endpoints/prompts'
import type { Language } from '@/contract/languages'
import { type Draft, draftOf, type Line } from './version-draft'

interface VersionFormProps {
  creativeId: string
  /** Language of the original words beside the fields. */
  source: Language
  language: Language
  lines: readonly Line[]
  draft: Draft
  onChange: (draft: Draft) => void
}

/** The words of an ad in one language, each below the original. */
export function VersionForm(props: VersionFormProps) {
  const { creativeId, source, language, lines, draft, onChange } = props
  const { i18n } = useLingui()
  const { data: models } = useQuery(modelsQuery())
  return (
    <div className="flex flex-col gap-4">
      {models?.has_text_model && (
        <Proposal
          creativeId={creativeId}
          language={language}
          onWords={(words) => onChange(draftOf(lines, words))}
        />
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {lines.map(({ key, part, source: text, lengthMax }) => (
          <Field
            key={key}
            label={i18n._(FIELD_LABELS[part])}
            hint={
              <span lang={source} className="wrap-anywhere">
                {text}
              </span>
            }
          >
            {(control) => (
              <Input
                {...control}
                lang={language}
                autoComplete="off"
                maxLength={lengthMax}
                value={draft[key] ?? ''}
                onChange={({ target }) => onChange({ ...draft, [key]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  )
}

interface ProposalProps {
  creativeId: string
  language: Language
  onWords: (words: Parameters<typeof draftOf>[1]) => void
}

/** Asks the text model for all of them at once. */
function Proposal({ creativeId, language, onWords }: ProposalProps) {
  const onError = useTellFailure()
  const propose = useMutation({
    mutationFn: () => proposeWordsFn({ data: { creativeId, language } }),
    onSuccess: ({ words }) => words && onWords(words),
    onError,
  })
  const note = propose.data?.note
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        loading={propose.isPending}
        onClick={() => propose.mutate()}
      >
        <Sparkles aria-hidden />
        <Trans>Translate with the text model</Trans>
      </Button>
      <p aria-live="polite" className="text-muted-foreground text-sm empty:hidden">
        {note && NOTES[note]}
      </p>
    </div>
  )
}

const NOTES: Record<NonNullable<Rewriting['note']>, ReactNode> = {
  no_answer: <Trans>The text model gave no usable answer.</Trans>,
  facts_changed: (
    <Trans>
      The translation changed a figure, date, name, or promise, so it wasn’t used. Try again or fill
      in the fields.
    </Trans>
  ),
  brand_forbids: (
    <Trans>
      The translation uses words your brand avoids, so it wasn’t used. Try again or fill in the
      fields.
    </Trans>
  ),
}
