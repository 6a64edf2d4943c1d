import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useMemo } from 'react'
import { useTimeZone } from '@/components/labels/use-now'
import type { TaskView } from '@/contract/endpoints/tasks'
import { groupByDay } from './day-groups'
import { DayHeading } from './day-heading'
import { feedEntries } from './feed-entries'
import { FeedTile } from './feed-tile'
import { JustifiedRows } from './justified-rows'
import type { OpenOutput } from './output-tile'
import { moveBetweenTiles } from './tile-grid'
import { useTabStop } from './use-tab-stop'

interface TaskFeedProps {
  tasks: readonly TaskView[]
  selectedOutputId?: string
  /** Whether captions below the tiles describe them. */
  hasCaptions?: boolean
  onOpen: OpenOutput
  onPreview: OpenOutput
}

/** Tasks and their results by day, newest first. A single Tab stop; arrow keys move inside. */
export function TaskFeed({
  tasks,
  selectedOutputId,
  hasCaptions = false,
  ...props
}: TaskFeedProps) {
  const { onOpen, onPreview } = props
  const { t } = useLingui()
  const timeZone = useTimeZone()
  const { days, ids } = useMemo(() => placesOf(tasks, timeZone), [tasks, timeZone])
  const { tabStop, onTab, onBlur } = useTabStop(ids)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    onTab(event)
    if (moveBetweenTiles(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    <section aria-label={t`Creations`} onBlur={onBlur} onKeyDown={onKeyDown}>
      {days.map(({ day, entries }) => (
        <section key={day} className="pb-6">
          <DayHeading day={day} timeZone={timeZone} />
          <JustifiedRows>
            {entries.map(({ key, tileId, task, output, previewUrl, isFirst }) => (
              <FeedTile
                key={key}
                task={task}
                output={output}
                previewUrl={previewUrl}
                isFirst={isFirst}
                isSelected={output !== null && tileId === selectedOutputId}
                isTabStop={tileId === tabStop}
                hasCaption={hasCaptions}
                onOpen={onOpen}
                onPreview={onPreview}
              />
            ))}
          </JustifiedRows>
        </section>
      ))}
    </section>
  )
}

/** The places by day, and the ids of their tiles in order. */
function placesOf(tasks: readonly TaskView[], timeZone: string) {
  const days = groupByDay(tasks, timeZone).map(({ day, tasks: ofDay }) => ({
    day,
    entries: ofDay.flatMap(feedEntries),
  }))
  return { days, ids: days.flatMap(({ entries }) => entries.map(({ tileId }) => tileId)) }
}
