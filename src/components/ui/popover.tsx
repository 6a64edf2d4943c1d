import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger

/** Edge, shadow and movement of everything that floats beside its trigger. */
export const floatingClasses =
  'z-50 rounded-lg border bg-popover text-popover-foreground shadow-popover outline-none duration-200 ease-standard data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[side=bottom]:slide-in-from-top-1 data-[side=top]:slide-in-from-bottom-1'

export function PopoverContent({
  className,
  sideOffset = 8,
  collisionPadding = 8,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        className={cn(
          floatingClasses,
          'max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto p-4',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}
