import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: ReactNode
  /** Beside the title, such as how many seats are taken. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with a name. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg border bg-card p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
