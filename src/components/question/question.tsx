import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useReturnFocus } from '@/browser/use-return-focus'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'

interface QuestionProps {
  title: ReactNode
  children: ReactNode
  /** Label of the confirming button. */
  action: ReactNode
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action that cannot be undone. */
export function Question({ title, children, action, isPending, ...on }: QuestionProps) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && !isPending && on.onClose()}>
      <AlertDialogContent onCloseAutoFocus={returnFocus}>
        <AlertDialogTitle className="wrap-anywhere">{title}</AlertDialogTitle>
        <AlertDialogDescription>{children}</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button variant="destructive" loading={isPending} onClick={on.onConfirm}>
            {action}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
