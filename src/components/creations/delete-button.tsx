import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { deleteWithUndo } from '@/components/selection/delete-with-undo'
import { Button } from '@/components/ui/button'

interface DeleteButtonProps {
  outputId: string
  /** Called once the result is off the screen. */
  onDeleted?: () => void
}

/** Deletes one of the user's results; for a moment this can be undone. */
export const DeleteButton = ({ outputId, onDeleted }: DeleteButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-keyshortcuts="Delete"
    onClick={() => {
      deleteWithUndo([{ id: outputId, kind: 'output' }])
      onDeleted?.()
    }}
  >
    <Trash2 aria-hidden />
    <Trans>Delete</Trans>
  </Button>
)
