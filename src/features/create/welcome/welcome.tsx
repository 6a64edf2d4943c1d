import type { FirstQuestions } from '../load-create-page'
import { HowItWorks } from './how-it-works'
import { PresetCards } from './preset-cards'
import { Questions } from './questions'

/** What is below the composer until there is something to show. */
export function Welcome({ firstQuestions }: { firstQuestions: FirstQuestions }) {
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-16 pt-4 pb-16">
      <PresetCards />
      <HowItWorks />
      <Questions {...firstQuestions} />
    </div>
  )
}
