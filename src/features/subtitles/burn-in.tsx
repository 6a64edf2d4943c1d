import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { taskKeys, taskQuery } from '@/api/tasks.queries'
import { downloadAddress } from '@/components/creations/download-address'
import { useStartTask } from '@/components/creations/use-start-task'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { burnFailure } from '@/components/subtitles/burn-failure'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Progress } from '@/components/ui/progress'
import { Select } from '@/components/ui/select'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'
import { isFinished } from '@/contract/generation'
import { nearestRatio } from '@/contract/nearest-ratio'
import { PLACEMENTS } from '@/contract/placements'
import { type Cue, SUBTITLED_SECONDS_MAX, type SubtitleStyle } from '@/contract/subtitles'
import { useLanguage } from '@/i18n/use-language'

interface BurnInProps {
  video: NonNullable<SubtitleTrack['video']>
  name: string
  cues: readonly Cue[]
  style: SubtitleStyle
  placement: string | null
  onPlacement: (placement: string | null) => void
}

/** Burns subtitles into the video: the price, the progress, and the file. */
export function BurnIn(props: BurnInProps) {
  const { video, name, cues, style, placement, onPlacement } = props
  const [taskId, setTaskId] = useState<string | null>(null)
  const [hasBrandFont, setBrandFont] = useState(false)
  const { credits } = useToolPrice('subtitles', {
    resolution: '1080p',
    seconds: Math.max(1, Math.ceil(video.duration_seconds)),
  })
  const { data: balance } = useQuery(balanceQuery())
  const spoken = cues.filter(({ text }) => text.trim() !== '')
  const start = useStartTask(({ task_id }) => setTaskId(task_id))
  const request = {
    ...{ workflow_type: 'subtitles' as const, prompt: name, watermark: false },
    video: { output_id: video.file_id },
    subtitles: { cues: spoken, style },
    aspect_ratio: nearestRatio(video),
    use_brand: hasBrandFont,
    ...(placement && { placement }),
  }
  const isTooLong = video.duration_seconds > SUBTITLED_SECONDS_MAX
  const missing = balance && credits !== null ? credits - balance.balance : 0
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ZoneChoice video={video} placement={placement} onPlacement={onPlacement} />
      <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={hasBrandFont}
          onChange={({ target }) => setBrandFont(target.checked)}
          className="size-4 accent-primary"
        />
        <Trans>Use the brand’s font</Trans>
      </label>
      {isTooLong ? (
        <p className="text-warning">
          <Trans>You can burn subtitles into videos up to 10 minutes long.</Trans>
        </p>
      ) : (
        <Button
          size="lg"
          loading={start.isPending}
          disabled={spoken.length === 0 || missing > 0}
          onClick={() => start.mutate(request)}
        >
          <span className="tabular-nums">
            <Trans>Burn in</Trans>
            {credits !== null && (
              <>
                {' · '}
                <Plural value={credits} one="# credit" other="# credits" />
              </>
            )}
          </span>
        </Button>
      )}
      {missing > 0 && <RechargeLink missing={missing} />}
      {taskId && <BurnProgress key={taskId} taskId={taskId} />}
    </div>
  )
}

/** The area a platform covers: subtitles stay clear of it. */
function ZoneChoice({
  video,
  placement,
  onPlacement,
}: Pick<BurnInProps, 'video' | 'placement' | 'onPlacement'>) {
  const { t } = useLingui()
  const id = useId()
  const ratio = nearestRatio(video)
  const fitting = PLACEMENTS.filter(({ formats }) =>
    formats.some((format) => format.ratio === ratio && format.safeZone),
  )
  if (fitting.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Label htmlFor={id}>
        <Trans>Safe zone</Trans>
      </Label>
      <Select
        id={id}
        value={placement ?? ''}
        onChange={({ target }) => onPlacement(target.value || null)}
        className="max-w-full"
      >
        <option value="">{t`Any platform`}</option>
        {fitting.map(({ id, platform, name }) => (
          <option key={id} value={id}>
            {platform} · {name}
          </option>
        ))}
      </Select>
    </div>
  )
}

function BurnProgress({ taskId }: { taskId: string }) {
  const { t, i18n } = useLingui()
  const lang = useLanguage()
  const client = useQueryClient()
  const { data: task } = useQuery({
    ...taskQuery(taskId, { isPolling: true }),
    initialData: () => client.getQueryData(taskQuery(taskId).queryKey),
    queryKey: taskKeys.detail(taskId),
  })
  if (!task) return null
  const [output] = task.outputs
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(task.progress)
  return (
    <div aria-live="polite" className="flex flex-col gap-2 rounded-lg border p-3">
      {!isFinished(task.status) && (
        <>
          <p>
            <Trans>Burning in · {percent}</Trans>
          </p>
          <Progress value={task.progress * 100} label={t`Burning in`} />
        </>
      )}
      {task.status === 'FAILED' && <p className="text-destructive">{burnFailure(i18n, task)}</p>}
      {task.status === 'CANCELLED' && <Trans>Canceled</Trans>}
      {task.status === 'SUCCEEDED' && output && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-medium">
            <Trans>Your video is ready.</Trans>
          </p>
          <Button asChild variant="secondary" size="sm">
            <a href={downloadAddress(output.url)} download>
              <Download />
              <Trans>Download</Trans>
            </a>
          </Button>
          <Link to="/$lang/history" params={{ lang }} className="text-link underline">
            <Trans>Show in history</Trans>
          </Link>
        </div>
      )}
    </div>
  )
}
