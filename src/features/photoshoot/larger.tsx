import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, Maximize2 } from 'lucide-react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { taskQuery } from '@/api/tasks.queries'
import { downloadAddress } from '@/components/creations/download-address'
import { useStartPack } from '@/components/creations/use-start-task'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { frameSize, isFinished } from '@/contract/generation'
import { nearestRatio } from '@/contract/nearest-ratio'
import { modelFor, type Work, workCredits } from '@/contract/work'
import { ENLARGE, largerOf } from './shot-tasks'

/** The engine, because it changes nothing in the image; other models would redraw it. */
const WORK: Work = { workflowType: 'image_edit', seconds: 0, resolution: '2k', isBuiltIn: true }

interface LargerProps {
  output: TaskOutput
  edits: readonly TaskView[]
}

/**
 * Enlarges an image to twice its size: price, progress and file. Renders nothing for an image that is large
 * enough.
 */
export function Larger({ output, edits }: LargerProps) {
  const { t } = useLingui()
  const made = largerOf(edits, output.output_id)
  const { data: task = made } = useQuery({
    ...taskQuery(made?.task_id ?? '', { isPolling: true }),
    enabled: made !== undefined && !isFinished(made.status),
  })
  const [file] = task?.outputs ?? []
  if (file)
    return (
      <Button asChild variant="secondary" size="sm" className="tabular-nums">
        <a href={downloadAddress(file.url)} download>
          <Download aria-hidden />
          {file.width} × {file.height}
        </a>
      </Button>
    )
  if (task && !isFinished(task.status))
    return <Progress value={task.progress * 100} label={t`Enlarging the image`} />
  return <Ask output={output} />
}

function Ask({ output }: Pick<LargerProps, 'output'>) {
  const { data: offer } = useQuery(modelsQuery())
  const { data: balance } = useQuery(balanceQuery())
  const models = offer?.models ?? []
  const model = modelFor(models, WORK)
  const credits = workCredits(models, WORK)
  const ratio = nearestRatio(output)
  const { mutate, isPending } = useStartPack()
  const enlarge = () =>
    mutate({
      tasks: [
        {
          ...{ workflow_type: 'image_edit', prompt: ENLARGE, aspect_ratio: ratio },
          ...{ model: model?.id, resolution: '2k', watermark: false },
          images: [{ output_id: output.output_id }],
        },
      ],
    })
  if (credits === null || output.width >= frameSize(ratio, '2k').width) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      disabled={balance !== undefined && balance.balance < credits}
      onClick={enlarge}
    >
      <Maximize2 aria-hidden />
      <span className="tabular-nums">
        <Trans>Upscale</Trans>
        {' · '}
        <Plural value={credits} one="# credit" other="# credits" />
      </span>
    </Button>
  )
}
