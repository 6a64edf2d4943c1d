import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** Holds the place of something that is on its way; give it the final size. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('animate-pulse rounded-md bg-muted motion-reduce:animate-none', className)}
      {...props}
    />
  )
}
