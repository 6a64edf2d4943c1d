import { useLingui } from '@lingui/react/macro'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Button } from './button'
import { cn } from './class-names'
import { overlayClasses } from './dialog'

export const Sheet = Primitive.Root
export const SheetTrigger = Primitive.Trigger

const sheetVariants = cva(
  'fixed z-50 flex flex-col gap-4 overflow-y-auto border bg-card p-6 text-card-foreground shadow-popover outline-none duration-320 ease-standard data-[state=open]:animate-in data-[state=closed]:animate-out',
  {
    variants: {
      side: {
        right:
          'inset-y-0 right-0 w-full max-w-sm border-y-0 border-r-0 data-[state=open]:slide-in-from-right data-[state=closed]:slide-out-to-right',
        left: 'inset-y-0 left-0 w-full max-w-sm border-y-0 border-l-0 data-[state=open]:slide-in-from-left data-[state=closed]:slide-out-to-left',
        bottom:
          'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl border-b-0 pb-[max(1.5rem,env(safe-area-inset-bottom))] data-[state=open]:slide-in-from-bottom data-[state=closed]:slide-out-to-bottom',
      },
    },
    defaultVariants: { side: 'right' },
  },
)

/** A panel from an edge of the window. It names itself with a SheetTitle inside. */
export function SheetContent({
  className,
  side,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content> & VariantProps<typeof sheetVariants>) {
  const { t } = useLingui()
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={cn(overlayClasses, 'duration-320')} />
      <Primitive.Content className={cn(sheetVariants({ side }), className)} {...props}>
        {children}
        <Primitive.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            className="absolute top-4 right-3"
            aria-label={t`Close`}
          >
            <X />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('pr-12 font-semibold text-lg', className)} {...props} />
}
