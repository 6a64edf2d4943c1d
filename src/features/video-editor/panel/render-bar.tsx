import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { useStartTask } from '@/components/creations/use-start-task'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import {
  TIMELINE_RATIOS,
  TIMELINE_RESOLUTIONS,
  TIMELINE_SECONDS_MAX,
  type Timeline,
  type TimelineResolution,
} from '@/contract/timeline'
import { layOut, secondsOf } from '@/contract/timeline-layout'
import type { Edit } from '../editing'
import { Choice } from './choice'
import { Made } from './made'

interface RenderBarProps {
  timeline: Timeline
  /** Its name in the history. */
  name: string
  /** Whether a finished film was opened: it is kept, and this becomes another one. */
  isVersion: boolean
  /** Resolution of the opened film. */
  openedIn?: TimelineResolution | undefined
  /** Called with the requested timeline, which may have been edited since. */
  onMade: (timeline: Timeline) => void
  edit: (edit: Edit) => void
}

/** Renders the film to a file: its format, its price, and the result. */
export function RenderBar(props: RenderBarProps) {
  const { timeline, name, isVersion, openedIn = '1080p', onMade, edit } = props
  const [taskId, setTaskId] = useState<string | null>(null)
  const [resolution, setResolution] = useState(openedIn)
  const seconds = secondsOf(layOut(timeline).frames)
  const { credits } = useToolPrice('timeline', {
    resolution,
    seconds: Math.max(1, Math.ceil(seconds)),
  })
  const { data: balance } = useQuery(balanceQuery())
  const missing = balance && credits !== null ? Math.max(0, credits - balance.balance) : 0
  const isTooLong = seconds > TIMELINE_SECONDS_MAX
  const { mutate, isPending } = useStartTask(({ task_id }) => setTaskId(task_id))
  const render = () =>
    mutate(
      {
        ...{ workflow_type: 'timeline', prompt: name, watermark: false, resolution },
        timeline: {
          ...timeline,
          clips: [...timeline.clips],
          tracks: [...timeline.tracks],
          captions: timeline.captions && {
            ...timeline.captions,
            cues: [...timeline.captions.cues],
          },
        },
      },
      { onSuccess: () => onMade(timeline) },
    )
  return (
    <div className="flex flex-col gap-3 text-sm">
      <Choice
        label={<Trans>Format</Trans>}
        value={timeline.ratio}
        options={TIMELINE_RATIOS.map((ratio) => [ratio, ratio] as const)}
        onChange={(ratio) => edit({ type: 'film', change: { ratio } })}
      />
      <Choice
        label={<Trans>Resolution</Trans>}
        value={resolution}
        options={TIMELINE_RESOLUTIONS.map((one) => [one, one] as const)}
        onChange={setResolution}
      />
      {isTooLong ? (
        <p className="text-warning">
          <Trans>A video can be up to 3 minutes long.</Trans>
        </p>
      ) : (
        <Button
          size="lg"
          loading={isPending}
          disabled={missing > 0 || timeline.clips.length === 0}
          onClick={render}
        >
          <span className="tabular-nums">
            {isVersion ? <Trans>Save new version</Trans> : <Trans>Make video</Trans>}
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
      {taskId && <Made key={taskId} taskId={taskId} />}
    </div>
  )
}
