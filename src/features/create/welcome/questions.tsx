import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { QuestionList } from '@/components/long-text/question-list'
import { useLanguage } from '@/i18n/use-language'
import type { FirstQuestions } from '../load-create-page'
import { MORE_LINK } from './more-link'

/** The first questions people have. */
export function Questions({ language, questions }: FirstQuestions) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">
        <Trans>Questions</Trans>
      </h2>
      <div lang={language} className="text-sm">
        <QuestionList questions={questions} />
      </div>
      <p>
        <Link to="/$lang/faq" params={{ lang: useLanguage() }} className={MORE_LINK}>
          <Trans>All questions and answers</Trans>
        </Link>
      </p>
    </section>
  )
}
