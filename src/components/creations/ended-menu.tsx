import { Trans } from '@lingui/react/macro'
import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'

interface EndedMenuProps {
  trigger: ReactElement
  /** Absent where retrying unchanged cannot help. */
  onRetry?: () => void
  onEdit: () => void
  /** Absent for tasks of other people. */
  onDelete?: () => void
}

/** Actions for a task without results, where a tile is too narrow for buttons. */
export default function EndedMenu({ trigger, onRetry, onEdit, onDelete }: EndedMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {onRetry && (
          <DropdownMenuItem onSelect={onRetry}>
            <RotateCcw aria-hidden />
            <Trans>Retry</Trans>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil aria-hidden />
          <Trans>Edit prompt</Trans>
        </DropdownMenuItem>
        {onDelete && (
          <DropdownMenuItem onSelect={onDelete} className="text-destructive">
            <Trash2 aria-hidden />
            <Trans>Delete</Trans>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
