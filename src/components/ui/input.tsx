import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** What every box that takes text has in common. */
export const inputClasses =
  'w-full rounded-md border border-input bg-background px-3 text-base placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-50 read-only:bg-muted aria-invalid:border-destructive sm:text-sm'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(inputClasses, 'min-h-10 py-2 pointer-coarse:min-h-11', className)}
      {...props}
    />
  )
}
