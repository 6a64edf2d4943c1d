import { Blocks } from '@/components/long-text/blocks'
import { groupQuestions } from '@/components/long-text/group-questions'
import { QuestionList } from '@/components/long-text/question-list'
import type { TranslatedText } from '@/i18n/load-long-text'

/** All questions, in groups. */
export function FaqPage({ text }: { text: TranslatedText }) {
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
      {groupQuestions(text.sections).map(({ title, questions }) => (
        <section key={title} className="flex flex-col gap-4">
          <h2 className="text-lg">{title}</h2>
          <QuestionList questions={questions} />
        </section>
      ))}
    </article>
  )
}
