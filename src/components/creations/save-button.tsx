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

/** Saves a result for the team, then confirms it and links to it. */
export function SaveButton({ task, output, send }: SaveButtonProps) {
  const { mutate: save, isPending, data: saved } = useSaveCreative(task, output, send)
  const language = useLanguage()
  // A creative is an ad; music is only part of one.
  if (output.kind === 'audio') return null
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        loading={isPending}
        // The button keeps its place and focus: saving twice still saves once.
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
