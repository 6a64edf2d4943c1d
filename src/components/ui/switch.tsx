import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-input bg-background transition-colors disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="pointer-events-none block size-4 translate-x-1 rounded-full bg-input transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText]" />
    </Primitive.Root>
  )
}
