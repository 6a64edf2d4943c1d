import { type ReactNode, useId } from 'react'

interface CardProps {
  title: ReactNode
  /** Shown beside the title, such as a state. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the billing page with a name. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-lg border bg-card p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
