import { ChevronDown } from 'lucide-react'
import type { Section } from '@/i18n/long-text'
import { Blocks } from './blocks'

/** Questions that expand to their answers; works before any script has loaded. */
export function QuestionList({ questions }: { questions: readonly Section[] }) {
  return (
    <div className="divide-y border-y">
      {questions.map(({ title, blocks }) => (
        <details key={title} className="group">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 text-balance font-medium [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="flex max-w-measure flex-col gap-3 pb-5 text-muted-foreground">
            <Blocks blocks={blocks} />
          </div>
        </details>
      ))}
    </div>
  )
}
