import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import type { AspectRatio } from '@/contract/generation'
import type { SafeZone } from '@/contract/safe-zone'
import { RatioFrame } from './ratio-frame'

interface FormatRowProps {
  ratio: AspectRatio
  name: ReactNode
  safeZone?: SafeZone | null
  isChosen: boolean
  onChoose: () => void
}

/** One format with its drawing, name and ratio. */
export function FormatRow({ ratio, name, safeZone, isChosen, onChoose }: FormatRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-left text-sm hover:bg-accent"
    >
      <RatioFrame ratio={ratio} size={32} safeZone={safeZone} className="text-muted-foreground" />
      <span className="min-w-0 grow">{name}</span>
      <span className="text-muted-foreground tabular-nums">{ratio}</span>
      <Check className={cn('size-4', !isChosen && 'invisible')} aria-hidden />
    </button>
  )
}
