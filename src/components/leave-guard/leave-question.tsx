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

interface LeaveQuestionProps {
  isUploading: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to leave or stay while work is in progress. */
export default function LeaveQuestion({ isUploading, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onStay()}>
      <AlertDialogContent>
        <AlertDialogTitle>
          <Trans>Leave this page?</Trans>
        </AlertDialogTitle>
        <AlertDialogDescription>
          {isUploading ? (
            <Trans>A file is still uploading. If you leave now, the upload will stop.</Trans>
          ) : (
            <Trans>
              Your generation is still running. It will continue if you leave; you’ll find the
              result in your history.
            </Trans>
          )}
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Stay</Trans>
          </AlertDialogCancel>
          <AlertDialogAction onClick={onLeave}>
            <Trans>Leave</Trans>
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
