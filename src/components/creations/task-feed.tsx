import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, startTransition, useMemo, useState } from 'react'
import { afterPaint } from '@/browser/after-paint'
import { useTimeZone } from '@/components/labels/use-now'
import type { TaskView } from '@/contract/endpoints/tasks'
import { groupByDay } from './day-groups'
import { DayHeading } from './day-heading'
import { feedEntries } from './feed-entries'
import { FeedTile } from './feed-tile'
import { JustifiedRows } from './justified-rows'
import type { OpenOutput } from './output-tile'
import { moveBetweenTiles } from './tile-grid'

interface TaskFeedProps {
  tasks: readonly TaskView[]
  selectedOutputId?: string
  /** Whether words below each tile say what it is. */
  hasCaptions?: boolean
  onOpen: OpenOutput
  onPreview: OpenOutput
}

/** Tasks and their results by day, newest first. One stop of the Tab key; arrows move inside. */
export function TaskFeed({
  tasks,
  selectedOutputId,
  hasCaptions = false,
  ...props
}: TaskFeedProps) {
  const { onOpen, onPreview } = props
  const { t } = useLingui()
  const timeZone = useTimeZone()
  const [focusedId, setFocusedId] = useState<string>()
  const { days, ids } = useMemo(() => placesOf(tasks, timeZone), [tasks, timeZone])
  const tabStop = focusedId && ids.includes(focusedId) ? focusedId : ids[0]

  function onFocus({ target }: FocusEvent) {
    const tile = target.closest('li')?.querySelector<HTMLElement>('[data-tile]')
    // The focus is seen without it; where Tab stops is for the next time.
    if (tile) afterPaint(() => startTransition(() => setFocusedId(tile.dataset.tile)))
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (moveBetweenTiles(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    <section aria-label={t`Creations`} onFocus={onFocus} onKeyDown={onKeyDown}>
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

/** The places by day, and what their tiles are called, in order. */
function placesOf(tasks: readonly TaskView[], timeZone: string) {
  const days = groupByDay(tasks, timeZone).map(({ day, tasks: ofDay }) => ({
    day,
    entries: ofDay.flatMap(feedEntries),
  }))
  return { days, ids: days.flatMap(({ entries }) => entries.map(({ tileId }) => tileId)) }
}
