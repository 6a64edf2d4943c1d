import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: ReactNode
  description?: ReactNode
  /** What to do about it: one button or link. */
  action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon: Icon, title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-16 text-center">
      <Icon className="size-10 text-muted-foreground" strokeWidth={1.25} aria-hidden />
      <p className="text-balance font-medium text-base">{title}</p>
      {description && (
        <p className="max-w-measure text-balance text-muted-foreground text-sm">{description}</p>
      )}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
