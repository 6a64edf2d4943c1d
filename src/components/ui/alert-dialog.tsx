import { AlertDialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Button } from './button'
import { cn } from './class-names'
import { overlayClasses } from './dialog'

export const AlertDialog = Primitive.Root

/** What asks the question; it has the focus again when the question is answered. */
export const AlertDialogTrigger = Primitive.Trigger

/** A question that must be answered before anything else goes on. */
export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <Primitive.Content
        className={cn(
          'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-xl border bg-card p-6 text-card-foreground shadow-popover outline-none duration-200 ease-standard data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('font-semibold text-lg', className)} {...props} />
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description className={cn('text-muted-foreground text-sm', className)} {...props} />
  )
}

/** Goes ahead; give `variant="destructive"` when something is lost. */
export function AlertDialogAction(props: ComponentProps<typeof Button>) {
  return (
    <Primitive.Action asChild>
      <Button {...props} />
    </Primitive.Action>
  )
}

/** Leaves everything as it is; has the focus first. */
export function AlertDialogCancel(props: ComponentProps<typeof Button>) {
  return (
    <Primitive.Cancel asChild>
      <Button variant="outline" {...props} />
    </Primitive.Cancel>
  )
}
