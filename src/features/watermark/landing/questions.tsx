import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { QUESTIONS } from './question-words'

/** Questions that expand to their answers. */
export function Questions() {
  const { i18n } = useLingui()
  return (
    <section className="flex w-full flex-col gap-4 pt-8">
      <h2 className="text-xl">
        <Trans>Questions</Trans>
      </h2>
      <div className="divide-y border-y text-sm">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question.id} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              {i18n._(question)}
              <ChevronDown
                className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <p className="max-w-measure pb-5 text-muted-foreground">{i18n._(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
