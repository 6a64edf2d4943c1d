import { Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, AtSign } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'

interface ChipMenuProps {
  trigger: ReactElement
  index: number
  count: number
  onMove: (toIndex: number) => void
  onMention: () => void
}

/** The keyboard alternative to dragging, and inserting the picture's name into the prompt. */
export default function ChipMenu({ trigger, index, count, onMove, onMention }: ChipMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" side="top">
        <DropdownMenuItem onSelect={onMention}>
          <AtSign aria-hidden />
          <Trans>Mention in the prompt</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
          <ArrowLeft aria-hidden />
          <Trans>Move left</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
          <ArrowRight aria-hidden />
          <Trans>Move right</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
