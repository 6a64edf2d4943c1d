import type { ReactNode } from 'react'

interface NumberedStepProps {
  number: number
  title: ReactNode
  children: ReactNode
}

/** One step of a short explanation, as an item of an ordered list. */
export function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <li className="flex flex-col gap-1 border-t pt-4">
      <span className="text-muted-foreground text-sm tabular-nums" aria-hidden>
        {number}
      </span>
      <h3 className="font-medium text-base">{title}</h3>
      <p className="text-muted-foreground text-sm">{children}</p>
    </li>
  )
}
