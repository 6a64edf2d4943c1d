import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { inputClasses } from './input'

/** Grows with its text; `max-h-*` says where it begins to scroll. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(inputClasses, 'field-sizing-content min-h-20 resize-none py-2', className)}
      {...props}
    />
  )
}
