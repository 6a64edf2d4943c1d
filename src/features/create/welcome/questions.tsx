import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useSite } from '@/lib/use-site'

interface Question {
  question: MessageDescriptor
  answer: MessageDescriptor
}

const QUESTIONS: readonly Question[] = [
  {
    question: msg`Do I need a credit card to start?`,
    answer: msg`No. A new account has welcome credits; you see the price of every generation before you start it.`,
  },
  {
    question: msg`What makes the pictures and videos?`,
    answer: msg`The model you choose. “Built-in” is a layout and motion engine of this installation and not an AI model; it works without any key and says so on its results. Other models appear once the operator has connected them.`,
  },
  {
    question: msg`What happens when a generation fails?`,
    answer: msg`You are not charged. The tile says why, and one press tries it again. A generation you cancel after it started is charged, and you are asked before.`,
  },
  {
    question: msg`May I close the page while something is generated?`,
    answer: msg`Yes. It goes on without you; the result waits in your history.`,
  },
]

/** The first questions people have (R2.21). */
export function Questions() {
  const { i18n } = useLingui()
  const { brandName } = useSite()
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">
        <Trans>Questions</Trans>
      </h2>
      <div className="divide-y border-y">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question.id} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium text-sm [&::-webkit-details-marker]:hidden">
              {i18n._(question)}
              <ChevronDown
                className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <p className="max-w-measure pb-4 text-muted-foreground text-sm">{i18n._(answer)}</p>
          </details>
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        <Trans>
          {brandName} is independent and not affiliated with the developers of the models it can be
          connected to.
        </Trans>
      </p>
    </section>
  )
}
