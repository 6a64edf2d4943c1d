import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'

interface BarActionProps {
  icon: LucideIcon
  name: ReactNode
  /** No selected item supports the action; the button stays focusable. */
  isOff?: boolean
  isBusy?: boolean
  className?: string
  onClick: () => void
}

/** An action of the selection bar: an icon on phones, elsewhere with its name. */
export function BarAction({ icon: Icon, name, isOff, isBusy, className, onClick }: BarActionProps) {
  return (
    <Button
      variant="ghost"
      className={cn('max-sm:w-11 max-sm:px-0', className)}
      aria-disabled={isOff}
      loading={isBusy}
      onClick={() => !isOff && onClick()}
    >
      <Icon aria-hidden />
      <span className="max-sm:sr-only">{name}</span>
    </Button>
  )
}
