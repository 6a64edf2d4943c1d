import { LoaderCircle } from 'lucide-react'
import { cn } from './class-names'

/** Something is under way; the words about it are beside it or in `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <LoaderCircle
      className={cn('size-4 animate-spin', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
