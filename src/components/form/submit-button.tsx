import { useStore } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { useFormContext } from './form-context'

interface SubmitButtonProps {
  isDisabled?: boolean
  children: ReactNode
}

/** The primary button of a form: busy while submitting, disabled until hydration. */
export function SubmitButton({ isDisabled, children }: SubmitButtonProps) {
  const form = useFormContext()
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting)
  const isAlive = useHydrated()
  return (
    <Button
      type="submit"
      size="lg"
      className={cn('mt-1.5 w-full', !isAlive && 'disabled:opacity-100')}
      disabled={!isAlive || isDisabled}
      loading={isSubmitting}
    >
      {children}
    </Button>
  )
}
