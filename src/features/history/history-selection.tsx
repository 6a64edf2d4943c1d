import { useLingui } from '@lingui/react/macro'
import { groupByDay } from '@/components/creations/day-groups'
import { DayHeading } from '@/components/creations/day-heading'
import { downloadAddress } from '@/components/creations/download-address'
import { type FeedEntry, feedEntries } from '@/components/creations/feed-entries'
import { describeOutput } from '@/components/creations/output-text'
import { isActive, tileState } from '@/components/creations/task-state'
import { TileCaption } from '@/components/creations/tile-caption'
import { useTimeZone } from '@/components/labels/use-now'
import SelectGrid from '@/components/selection/select-grid'
import type { SelectItem } from '@/components/selection/select-item'
import type { TaskView } from '@/contract/endpoints/tasks'
import { ASPECT_RATIOS } from '@/contract/generation'

interface HistorySelectionProps {
  tasks: readonly TaskView[]
  onDelete: (items: readonly SelectItem[]) => void
  onLeave: () => void
}

/** The history in selection mode. Unfinished tasks cannot be selected. */
export default function HistorySelection({ tasks, ...props }: HistorySelectionProps) {
  const { i18n, t } = useLingui()
  const timeZone = useTimeZone()
  const stateWords = {
    queued: t`Queued`,
    generating: t`Generating`,
    done: '',
    failed: t`Failed`,
    refused: t`Refused`,
    cancelled: t`Canceled`,
    expired: t`Expired`,
  }

  function itemOf({ task, output, tileId, key, isFirst }: FeedEntry): SelectItem {
    const caption = <TileCaption task={task} />
    if (output) {
      return {
        id: tileId,
        kind: 'output',
        picture: output,
        caption,
        ratio: output.width / output.height,
        description: describeOutput(i18n, task, output),
        downloadUrl: downloadAddress(output.url),
      }
    }
    const [width, height] = ASPECT_RATIOS[task.aspect_ratio]
    const words = stateWords[tileState(task)]
    return {
      // A running task has several places, none of which can be selected.
      id: isFirst ? tileId : key,
      kind: 'task',
      picture: null,
      words,
      caption,
      ratio: width / height,
      description: task.prompt,
      refusal: isActive(task) ? t`You can select this once it’s finished.` : undefined,
    }
  }
  const groups = groupByDay(tasks, timeZone).map(({ day, tasks }) => ({
    key: day,
    heading: <DayHeading day={day} timeZone={timeZone} />,
    items: tasks.flatMap(feedEntries).map(itemOf),
  }))
  return <SelectGrid groups={groups} {...props} />
}
