import type { ReactNode } from 'react'

/** Says which of two pictures (`group/picture`) this is. It hides on hover: watermarks sit in corners too. */
export function Tag({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute rounded-full bg-black/70 px-2.5 py-1 text-white text-xs leading-none transition-opacity group-hover/picture:opacity-0 group-active/picture:opacity-0 ${className}`}
    >
      {children}
    </span>
  )
}
