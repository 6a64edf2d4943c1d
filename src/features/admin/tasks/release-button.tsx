import { Trans } from '@lingui/react/macro'
import { releaseTaskFn } from '@/api/admin.functions'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { useAdminAction } from '../use-admin-action'

/** Ends a stuck task, after a confirmation. */
export function ReleaseButton({ taskId, onDone }: { taskId: string; onDone: () => void }) {
  const { mutate, isPending } = useAdminAction(releaseTaskFn, onDone)
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" loading={isPending}>
          <Trans>End and refund</Trans>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>
          <Trans>End this task?</Trans>
        </AlertDialogTitle>
        <AlertDialogDescription>
          <Trans>
            The task fails, its owner gets all credits back, and the provider is asked to stop.
          </Trans>
        </AlertDialogDescription>
        <div className="flex flex-wrap justify-end gap-2">
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => mutate({ taskId })}>
            <Trans>End and refund</Trans>
          </AlertDialogAction>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
