import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export const TooltipProvider = Primitive.Provider

/** A few words about a control; never the only place where something is said. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md border bg-popover px-3 py-1.5 text-popover-foreground text-sm shadow-popover animate-in fade-in-0 duration-120 data-[state=closed]:animate-out data-[state=closed]:fade-out-0"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
