import type { ReactNode } from 'react'

interface SectionProps {
  number: number
  title: ReactNode
  children: ReactNode
}

/** A numbered section of the page. */
export const Section = ({ number, title, children }: SectionProps) => (
  <section className="flex flex-col gap-4 rounded-xl border bg-card p-4 sm:p-6">
    <h2 className="font-medium text-lg">
      <span className="tabular-nums">{number}. </span>
      {title}
    </h2>
    {children}
  </section>
)
