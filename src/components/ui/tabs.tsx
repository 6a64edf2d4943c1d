import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

export const Tabs = Primitive.Root

/** Scrolls sideways where the tabs do not fit, with an edge that fades. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(
        'scroll-fade-x flex min-h-12 items-stretch gap-1 overflow-x-auto border-b [scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'relative shrink-0 px-3 font-medium text-muted-foreground text-sm whitespace-nowrap transition-colors -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 hover:text-foreground disabled:opacity-50 data-[state=active]:text-foreground data-[state=active]:after:bg-primary forced-colors:data-[state=active]:after:bg-[Highlight]',
        className,
      )}
      {...props}
    />
  )
}

export const TabsContent = Primitive.Content
