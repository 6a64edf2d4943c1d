import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

/** A control that lies on a picture: dark enough to be read on any of them. */
export function TileButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'grid size-8 place-items-center rounded-full bg-black/70 text-white transition-colors hover:bg-black focus-visible:outline-white pointer-coarse:size-11 [&_svg]:size-4',
        className,
      )}
      {...props}
    />
  )
}
