import { memo, type ReactNode, useRef } from 'react'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { ASPECT_RATIOS } from '@/contract/generation'
import { EndedTile } from './ended-tile'
import { JustifiedItem } from './justified-rows'
import { type OpenOutput, OutputTile } from './output-tile'
import { useTaskActions } from './task-actions'
import { tileState } from './task-state'
import { TileCaption } from './tile-caption'
import { useReportSeen } from './use-report-seen'
import { WaitingTile } from './waiting-tile'

interface FeedTileProps {
  task: TaskView
  /** Null while there is nothing to show. */
  output: TaskOutput | null
  /** Whether this is the first of the tiles a task in progress holds the place of. */
  isFirst: boolean
  isSelected: boolean
  isTabStop: boolean
  /** Whether words below say what it is. */
  hasCaption: boolean
  onOpen: OpenOutput
  onPreview: OpenOutput
}

/** A place in the feed: a result, or what became of it so far. */
export const FeedTile = memo(function FeedTile(props: FeedTileProps) {
  const { task, output, isFirst, isSelected, isTabStop, hasCaption, onOpen, onPreview } = props
  const [width, height] = output ? [output.width, output.height] : ASPECT_RATIOS[task.aspect_ratio]
  return (
    <JustifiedItem ratio={width / height} caption={hasCaption && <TileCaption task={task} />}>
      {output ? (
        <SeenTile task={task}>
          <OutputTile
            task={task}
            output={output}
            isSelected={isSelected}
            isTabStop={isTabStop}
            onOpen={onOpen}
            onPreview={onPreview}
          />
        </SeenTile>
      ) : (
        <UnfinishedTile task={task} isFirst={isFirst} isTabStop={isTabStop} />
      )}
    </JustifiedItem>
  )
})

function UnfinishedTile({
  task,
  isFirst,
  isTabStop,
}: Pick<FeedTileProps, 'task' | 'isFirst' | 'isTabStop'>) {
  const actions = useTaskActions()
  const state = tileState(task)
  const tabIndex = isTabStop ? 0 : -1
  if (state === 'queued' || state === 'generating' || state === 'done') {
    // The other variations keep their place; one of them speaks for all.
    if (!isFirst) return <div aria-hidden className="size-full rounded-lg border bg-card" />
    return (
      <WaitingTile
        task={task}
        tabIndex={tabIndex}
        isCancelling={actions.isBusy(task)}
        onCancel={actions.cancel}
      />
    )
  }
  return (
    <EndedTile
      task={task}
      state={state}
      tabIndex={tabIndex}
      isRetrying={actions.isBusy(task)}
      onRetry={actions.retry}
    />
  )
}

function SeenTile({ task, children }: { task: TaskView; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useReportSeen(task, element)
  return (
    <div ref={element} className="size-full">
      {children}
    </div>
  )
}
