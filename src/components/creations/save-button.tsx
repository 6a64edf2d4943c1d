import { Trans } from '@lingui/react/macro'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { type SendCreative, useSaveCreative } from './use-save-creative'

interface SaveButtonProps {
  task: Pick<TaskView, 'task_id'>
  output: TaskOutput
  send?: SendCreative
}

/** Saves a result for the team, and says once it is saved. */
export function SaveButton({ task, output, send }: SaveButtonProps) {
  const { mutate: save, isPending, isSuccess } = useSaveCreative(task, output, send)
  const Icon = isSuccess ? BookmarkCheck : Bookmark
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isPending}
      // Stays in place with the focus: what is saved twice is still saved once.
      aria-disabled={isSuccess}
      onClick={() => !isSuccess && save()}
    >
      <Icon aria-hidden />
      {isSuccess ? <Trans>Saved</Trans> : <Trans>Save to team</Trans>}
    </Button>
  )
}
