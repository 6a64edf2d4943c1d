import type { CSSProperties, ReactNode } from 'react'

/**
 * Pictures in rows of equal height that fill the width. Done by the layout alone: each item asks for
 * a width by its ratio and grows by it, so the order read is the order seen, and the room is there
 * before the picture is. What follows the last item takes the rest of the last row.
 */
export function JustifiedRows({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-2 [--row:8.5rem] after:grow-[1000000] sm:[--row:14rem] lg:[--row:16.5rem]">
      {children}
    </ul>
  )
}

export function JustifiedItem({ ratio, children }: { ratio: number; children: ReactNode }) {
  return (
    <li
      style={{ '--shape': ratio } as CSSProperties}
      // On a phone extreme shapes are cut to share a row. A lonely tile may grow, but not without end.
      className="min-w-0 max-w-[calc(var(--ratio)*var(--row)*1.8)] basis-[calc(var(--ratio)*var(--row))] grow-[calc(var(--ratio)*100)] [--ratio:clamp(0.75,var(--shape),1.34)] sm:[--ratio:var(--shape)]"
    >
      <div className="relative aspect-(--ratio) size-full">{children}</div>
    </li>
  )
}
