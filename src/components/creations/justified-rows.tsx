import type { CSSProperties, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

/**
 * Pictures in rows of equal height that fill the width. Done by the layout alone: each item asks for
 * a width by its ratio and grows by it, so the order read is the order seen, and the room is there
 * before the picture is. What follows the last item takes the rest of the last row.
 */
export function JustifiedRows({
  children,
  className,
}: {
  children: ReactNode
  className?: string
}) {
  return (
    <ul
      className={cn(
        'flex flex-wrap gap-2 [--row:11.5rem] after:grow-[10000] sm:[--row:14rem] lg:[--row:16.5rem]',
        className,
      )}
    >
      {children}
    </ul>
  )
}

export function JustifiedItem({ ratio, children }: { ratio: number; children: ReactNode }) {
  const style = { '--ratio': ratio, flexGrow: ratio } as CSSProperties
  return (
    <li style={style} className="min-w-0 max-w-full basis-[calc(var(--ratio)*var(--row))]">
      <div className="relative aspect-(--ratio) h-full w-full">{children}</div>
    </li>
  )
}
