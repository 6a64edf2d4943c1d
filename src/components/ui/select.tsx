import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** One of a few values, by the browser's own list: it fits every screen and needs no script. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex shrink-0', className)}>
      <select
        className="field-sizing-content min-h-8 w-full cursor-pointer appearance-none truncate rounded-md border border-input bg-background py-1 pr-8 pl-3 font-medium text-sm hover:bg-accent disabled:opacity-50 pointer-coarse:min-h-11"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
        aria-hidden
      />
    </span>
  )
}
