import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { DialogFooter } from '@/components/ui/dialog'

interface LeaveGuardProps {
  isGenerating: boolean
  isUploading: boolean
}

/** Warns before the page is left while something is under way on it (R4.04). */
export function LeaveGuard({ isGenerating, isUploading }: LeaveGuardProps) {
  const isBusy = isGenerating || isUploading
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isBusy && current.pathname !== next.pathname,
    enableBeforeUnload: () => isBusy,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <AlertDialogContent>
        <AlertDialogTitle>
          <Trans>Leave this page?</Trans>
        </AlertDialogTitle>
        <AlertDialogDescription>
          {isUploading ? (
            <Trans>A file is still being uploaded. Leaving now stops it.</Trans>
          ) : (
            <Trans>
              Your generation is still running. It goes on without this page; the result will be in
              your history.
            </Trans>
          )}
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Stay</Trans>
          </AlertDialogCancel>
          <AlertDialogAction onClick={blocker.proceed}>
            <Trans>Leave</Trans>
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
