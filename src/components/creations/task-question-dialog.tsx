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
import type { TaskView } from '@/contract/endpoints/tasks'

export interface TaskQuestion {
  kind: 'cancel' | 'remove'
  task: TaskView
  answer: (isYes: boolean) => void
}

/** Asks before something is lost: credits of a running task, or the files of a finished one. */
export default function TaskQuestionDialog({ question }: { question: TaskQuestion }) {
  const { kind, answer } = question
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <AlertDialogContent>
        {kind === 'cancel' ? <CancelWords task={question.task} /> : <RemoveWords />}
        <DialogFooter>
          <AlertDialogCancel>
            {kind === 'cancel' ? <Trans>Keep generating</Trans> : <Trans>Keep it</Trans>}
          </AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => answer(true)}>
            {kind === 'cancel' ? <Trans>Cancel generation</Trans> : <Trans>Delete</Trans>}
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

function CancelWords({ task }: { task: TaskView }) {
  return (
    <>
      <AlertDialogTitle>
        <Trans>Cancel this generation?</Trans>
      </AlertDialogTitle>
      <AlertDialogDescription>
        <Trans>
          It has already started, so its {task.credits} credits are used and won’t be returned.
        </Trans>
      </AlertDialogDescription>
    </>
  )
}

function RemoveWords() {
  return (
    <>
      <AlertDialogTitle>
        <Trans>Delete this creation?</Trans>
      </AlertDialogTitle>
      <AlertDialogDescription>
        <Trans>Its files will be permanently deleted. Download what you want to keep first.</Trans>
      </AlertDialogDescription>
    </>
  )
}
