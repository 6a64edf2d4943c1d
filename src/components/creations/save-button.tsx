import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Bookmark, BookmarkCheck } from 'lucide-react'
import { Button, buttonVariants } from '@/components/ui/button'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'
import { creativePath, type SendCreative, useSaveCreative } from './use-save-creative'

interface SaveButtonProps {
  task: Pick<TaskView, 'task_id'>
  output: TaskOutput
  send?: SendCreative
}

/** Saves a result for the team, says once it is saved, and leads there. */
export function SaveButton({ task, output, send }: SaveButtonProps) {
  const { mutate: save, isPending, data: saved } = useSaveCreative(task, output, send)
  const language = useLanguage()
  // A creative is an ad, and music is a part of one.
  if (output.kind === 'audio') return null
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        loading={isPending}
        // Stays in place with the focus: what is saved twice is still saved once.
        aria-disabled={Boolean(saved)}
        onClick={() => !saved && save()}
      >
        <Icon aria-hidden />
        {saved ? <Trans>Saved</Trans> : <Trans>Save to team</Trans>}
      </Button>
      {saved && (
        <Link
          to={creativePath(language, saved.creative_id)}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        >
          <Trans>Show creative</Trans>
          <ArrowRight aria-hidden />
        </Link>
      )}
    </>
  )
}
