import { useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FIELD_LABELS } from '@/components/creations/ad-labels'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Label } from '@/components/ui/label'
import { useComposer } from '../composer/composer-context'
import type { CorrectedField } from './corrections'

interface CorrectionFrameProps {
  field: CorrectedField
  className?: string
  onReset?: () => void
  children: (control: { id: string; 'aria-labelledby': string }) => ReactNode
}

/** A labeled part of the reading, with a reset to what the engine read. */
export function CorrectionFrame({ field, className, onReset, children }: CorrectionFrameProps) {
  const { i18n, t } = useLingui()
  const { understanding } = useComposer()
  const id = useId()
  const name = i18n._(FIELD_LABELS[field])
  const isChanged = understanding?.corrections[field] !== undefined
  function reset() {
    if (!understanding) return
    understanding.correct({ [field]: understanding.read[field] })
    onReset?.()
  }
  return (
    <div className={cn('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <Label id={`${id}-label`} htmlFor={id}>
          {name}
        </Label>
        {isChanged && (
          <Button variant="ghost" size="icon-sm" aria-label={t`Reset: ${name}`} onClick={reset}>
            <RotateCcw />
          </Button>
        )}
      </div>
      {children({ id, 'aria-labelledby': `${id}-label` })}
    </div>
  )
}
