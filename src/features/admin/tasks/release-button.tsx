import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { releaseTaskFn } from '@/api/admin.functions'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { useAdminAction } from '../use-admin-action'

/** Ends a task that is stuck, after a question. */
export function ReleaseButton({ taskId }: { taskId: string }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useAdminAction(releaseTaskFn)
  return (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => setAsked(true)}>
        <Trans>End and refund</Trans>
      </Button>
      <AlertDialog open={isAsked} onOpenChange={setAsked}>
        <AlertDialogContent>
          <AlertDialogTitle>
            <Trans>End this task?</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            <Trans>
              It fails, its owner gets all credits back, and its provider is asked to stop.
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
    </>
  )
}
