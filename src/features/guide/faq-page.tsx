import { useLingui } from '@lingui/react/macro'
import { CAPABILITY_NAMES } from '@/components/capabilities/capability-names'
import { Blocks } from '@/components/long-text/blocks'
import { groupQuestions } from '@/components/long-text/group-questions'
import { QuestionList } from '@/components/long-text/question-list'
import type { Capability } from '@/contract/capabilities'
import type { TranslatedText } from '@/i18n/load-long-text'
import type { Section } from '@/i18n/long-text'

interface FaqPageProps {
  text: TranslatedText
  /** The current capabilities of this installation. */
  tools: readonly Capability[]
}

/** All questions, in groups. */
export function FaqPage({ text, tools }: FaqPageProps) {
  const ofTools = useToolsQuestion(tools)
  return (
    <article
      lang={text.language}
      className="mx-auto flex w-full max-w-200 flex-col gap-12 px-4 py-12 sm:px-6 md:py-16"
    >
      <header className="flex flex-col gap-4">
        <h1 className="text-2xl sm:text-3xl">{text.title}</h1>
        <div className="text-muted-foreground">
          <Blocks blocks={text.intro} />
        </div>
      </header>
      {groupQuestions(text.sections).map(({ title, questions }, place) => (
        <section key={title} className="flex flex-col gap-4">
          <h2 className="text-lg">{title}</h2>
          <QuestionList questions={place === 0 ? [...questions, ofTools] : questions} />
        </section>
      ))}
    </article>
  )
}

/** The only answer that depends on what is set up on this installation. */
function useToolsQuestion(tools: readonly Capability[]): Section {
  const { t, i18n } = useLingui()
  const items = tools.map((name) => [i18n._(CAPABILITY_NAMES[name])])
  return {
    level: 3,
    title: t`Which tools are there?`,
    blocks: [{ kind: 'list', isOrdered: false, items }],
  }
}
