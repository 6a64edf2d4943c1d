import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import type { Phase } from './work-state'

const STEPS: readonly { id: 'upload' | Phase; name: ReactNode }[] = [
  { id: 'upload', name: <Trans>Upload</Trans> },
  { id: 'mark', name: <Trans>Mark</Trans> },
  { id: 'process', name: <Trans>Process</Trans> },
  { id: 'compare', name: <Trans>Compare</Trans> },
]

/** The four steps, with the current one marked. */
export function StepList({ current }: { current: 'upload' | Phase }) {
  const place = STEPS.findIndex(({ id }) => id === current)
  return (
    <ol className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-sm">
      {STEPS.map(({ id, name }, index) => (
        <li
          key={id}
          aria-current={index === place ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2 text-muted-foreground',
            index === place && 'font-medium text-foreground',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'grid size-6 place-items-center rounded-full border border-input text-xs tabular-nums',
              index === place && 'border-primary bg-primary text-primary-foreground',
              index < place && 'border-transparent bg-muted',
            )}
          >
            {index < place ? <Check className="size-3.5" /> : index + 1}
          </span>
          {/* A phone only has room for the name of the current step; screen readers read the others. */}
          <span className={cn(index !== place && 'max-sm:sr-only')}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
