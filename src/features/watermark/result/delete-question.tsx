import { Trans } from '@lingui/react/macro'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { DialogFooter } from '@/components/ui/dialog'

interface DeleteQuestionProps {
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Asks whether to delete now, or keep the video until it expires. */
export default function DeleteQuestion({ onDelete, onClose }: DeleteQuestionProps) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>
          <Trans>Delete this video?</Trans>
        </AlertDialogTitle>
        <AlertDialogDescription>
          <Trans>The video, its result, and the link will be permanently deleted right away.</Trans>
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Keep it</Trans>
          </AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => void onDelete()}>
            <Trans>Delete</Trans>
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
