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
  task: TaskView
  answer: (isYes: boolean) => void
}

/** Asks before canceling a running task, whose credits would be lost. */
export default function TaskQuestionDialog({ question }: { question: TaskQuestion }) {
  const { answer } = question
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <AlertDialogContent>
        <CancelWords task={question.task} />
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Keep generating</Trans>
          </AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => answer(true)}>
            <Trans>Cancel generation</Trans>
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
