import { Suspense } from 'react'
import { KeptPart } from '@/page/kept-part'
import { Showcase } from '../lazy-parts'
import type { FirstSight } from '../load-create-page'
import { HowItWorks } from './how-it-works'
import { PresetCards } from './preset-cards'
import { Questions } from './questions'

/** Shown below the composer until there are creations. */
export function Welcome({ firstSight }: { firstSight: FirstSight }) {
  const { examples, ...firstQuestions } = firstSight
  return (
    <div className="flex w-full flex-col items-center gap-16 pb-16 sm:pt-4">
      {examples.length > 0 && (
        <Suspense>
          <Showcase items={examples} />
        </Suspense>
      )}
      <div className="flex w-full max-w-240 flex-col gap-16">
        <PresetCards />
        <KeptPart of={`questions ${firstQuestions.questions.length}`} isForEverySearch>
          <HowItWorks />
          <Questions {...firstQuestions} />
        </KeptPart>
      </div>
    </div>
  )
}
