import { Plural } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import { cn } from '@/components/ui/class-names'

/** The balance, in words. */
export function Credits({ amount, className }: { amount: number; className?: string }) {
  return (
    <span
      className={cn('inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums', className)}
    >
      <Coins className="size-4 text-muted-foreground" aria-hidden />
      <Plural value={amount} one="# credit" other="# credits" />
    </span>
  )
}
