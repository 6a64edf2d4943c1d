import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'

const TONES = {
  neutral: 'text-muted-foreground',
  success: 'text-success',
  warning: 'text-warning',
  failure: 'text-destructive',
}

interface OutcomePanelProps {
  icon: LucideIcon
  tone: keyof typeof TONES
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** The outcome of a payment and the next steps. Announced when it appears. */
export function OutcomePanel({ icon: Icon, tone, title, children, actions }: OutcomePanelProps) {
  return (
    <section className="flex flex-col items-center gap-4 rounded-lg border bg-card px-6 py-10 text-center">
      <div role="status" className="flex flex-col items-center gap-4">
        <Icon className={cn('size-12', TONES[tone])} strokeWidth={1.5} aria-hidden />
        <h2 className="text-xl">{title}</h2>
        <div className="flex max-w-measure flex-col items-center gap-3 text-muted-foreground">
          {children}
        </div>
      </div>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}
