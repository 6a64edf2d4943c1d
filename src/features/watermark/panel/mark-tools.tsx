import type { RefObject } from 'react'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { WatermarkMode } from '@/contract/watermark'
import type { Marks } from '../areas/use-marks'
import type { RemovalActions } from '../job/use-removal'
import { isUnderWay } from '../job/work-state'
import { AreaTools } from './area-tools'
import { DetectionNote } from './detection-note'
import { ModeChoice } from './mode-choice'

interface MarkToolsProps {
  removal: RemovalView
  actions: RemovalActions
  marks: Marks
  isDetecting: boolean
  addRef: RefObject<HTMLButtonElement | null>
}

/** Chooses who finds the areas, with the matching controls: detection, or marking tools. */
export function MarkTools({ removal, actions, marks, isDetecting, addRef }: MarkToolsProps) {
  const { mode, setMode, history, edit } = marks
  const { detect, cancel } = actions
  const { detection, video } = removal
  function choose(next: WatermarkMode) {
    // Someone who marks manually need not wait for the detection.
    if (next === 'precise' && detection && isUnderWay(detection)) cancel.mutate(detection.work_id)
    setMode(next)
  }
  return (
    <>
      <ModeChoice mode={mode} onChange={choose} isLocked={false} />
      {mode === 'direct' ? (
        <DetectionNote
          detection={detection}
          isAsking={detect.isPending}
          onCancel={(workId) => cancel.mutate(workId)}
          onPrecise={() => choose('precise')}
          onAgain={() => detect.mutate()}
        />
      ) : (
        <AreaTools
          history={history}
          edit={edit}
          duration={video.duration_seconds}
          addRef={addRef}
          onDetect={() => detect.mutate()}
          isDetecting={isDetecting}
        />
      )}
    </>
  )
}
