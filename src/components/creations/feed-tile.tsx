import { memo, type ReactNode, useRef, useState } from 'react'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { ASPECT_RATIOS } from '@/contract/generation'
import { EndedTile } from './ended-tile'
import { JustifiedItem } from './justified-rows'
import { type OpenOutput, OutputTile } from './output-tile'
import { ReadyPicture } from './ready-picture'
import { useTaskActions } from './task-actions'
import { tileState } from './task-state'
import { TileCaption } from './tile-caption'
import { useReportSeen } from './use-report-seen'
import { WaitingTile } from './waiting-tile'

interface FeedTileProps {
  task: TaskView
  /** Null while there is nothing to show. */
  output: TaskOutput | null
  /** Preview of a result that is ready before the others of its task. */
  previewUrl: string | null
  /** Whether this is the first of the tiles reserved by a task in progress. */
  isFirst: boolean
  isSelected: boolean
  isTabStop: boolean
  /** Whether a caption below describes the tile. */
  hasCaption: boolean
  onOpen: OpenOutput
  onPreview: OpenOutput
}

/** A place in the feed: a result, or the state of one in progress. */
export const FeedTile = memo(function FeedTile(props: FeedTileProps) {
  const { task, output, isFirst, isSelected, isTabStop, hasCaption, onOpen, onPreview } = props
  const previewUrl = useLatest(props.previewUrl)
  const [width, height] = output ? [output.width, output.height] : ASPECT_RATIOS[task.aspect_ratio]
  return (
    <JustifiedItem ratio={width / height} caption={hasCaption && <TileCaption task={task} />}>
      {output ? (
        <SeenTile task={task}>
          <OutputTile
            task={task}
            output={output}
            seenAs={previewUrl}
            isSelected={isSelected}
            isTabStop={isTabStop}
            onOpen={onOpen}
            onPreview={onPreview}
          />
        </SeenTile>
      ) : (
        <UnfinishedTile
          task={task}
          previewUrl={previewUrl}
          isFirst={isFirst}
          isTabStop={isTabStop}
        />
      )}
    </JustifiedItem>
  )
})

/** Keeps the preview until the result itself has loaded; by then the task has dropped the preview. */
function useLatest(url: string | null): string | null {
  const [latest, setLatest] = useState(url)
  if (url && url !== latest) setLatest(url)
  return url ?? latest
}

function UnfinishedTile({
  task,
  previewUrl,
  isFirst,
  isTabStop,
}: Pick<FeedTileProps, 'task' | 'previewUrl' | 'isFirst' | 'isTabStop'>) {
  const actions = useTaskActions()
  const state = tileState(task)
  const tabIndex = isTabStop ? 0 : -1
  if (state === 'queued' || state === 'generating' || state === 'done') {
    // The other variations keep their place; the first speaks for all.
    if (!isFirst) return <PlaceTile previewUrl={previewUrl} />
    return (
      <WaitingTile
        task={task}
        previewUrl={previewUrl}
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

function PlaceTile({ previewUrl }: Pick<FeedTileProps, 'previewUrl'>) {
  return (
    <div aria-hidden className="relative size-full overflow-hidden rounded-lg border bg-card">
      {previewUrl && <ReadyPicture url={previewUrl} />}
    </div>
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
