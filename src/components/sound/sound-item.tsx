import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { taskQuery } from '@/api/tasks.queries'
import { DeleteButton } from '@/components/creations/delete-button'
import { downloadAddress } from '@/components/creations/download-address'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'
import { PartsButton } from './parts-button'
import { SoundPlayer } from './sound-player'

/** Texts that a list shows for its kind of sound. */
export interface SoundWords {
  /** Shown while one is being made. */
  waiting: string
  failed: (task: TaskView) => ReactNode
}

/** One sound: its progress, or its player with the actions. */
export function SoundItem({ shown, words }: { shown: TaskView; words: SoundWords }) {
  const isOver = isFinished(shown.status)
  const { data } = useQuery({
    ...taskQuery(shown.task_id, { isPolling: true }),
    enabled: !isOver,
    initialData: shown,
  })
  const task = isOver ? shown : data
  const [output] = task.outputs
  return (
    <li className="flex flex-col gap-3 rounded-xl border bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="line-clamp-2 min-w-40 flex-1 break-words font-medium">{task.prompt}</p>
        {output && (
          <>
            <Button asChild variant="secondary" size="sm">
              <a href={downloadAddress(output.url)} download>
                <Download aria-hidden />
                <Trans>Download</Trans>
              </a>
            </Button>
            {task.outputs.length > 1 && <PartsButton outputs={task.outputs} />}
            <DeleteButton outputId={output.output_id} />
          </>
        )}
      </div>
      {output && (
        <SoundPlayer
          url={output.url}
          picture={output.preview_url}
          seconds={output.duration_seconds ?? task.duration ?? 0}
          name={task.prompt}
          isLoop={task.music?.is_loop ?? false}
        />
      )}
      {!isFinished(task.status) && <Progress value={task.progress * 100} label={words.waiting} />}
      {task.status === 'FAILED' && <p className="text-destructive text-sm">{words.failed(task)}</p>}
      {task.status === 'CANCELLED' && (
        <p className="text-muted-foreground text-sm">
          <Trans>Canceled</Trans>
        </p>
      )}
    </li>
  )
}
