import type { ReactNode } from 'react'
import type { Playback } from '@/components/playback/playback'
import { playbackKeys } from '@/components/playback/playback-keys'
import { Transport } from '@/components/playback/transport'
import type { AreaEdit, AreaHistory } from '../areas/area-edits'
import { ProxyNote } from '../proxy/proxy-note'
import { Timeline } from '../timeline/timeline'
import type { StageVideo } from './picture'
import { Stage } from './stage'

interface MarkingDeskProps {
  video: StageVideo
  playback: Playback
  history: AreaHistory
  edit: (edit: AreaEdit) => void
  isLocked: boolean
  children?: ReactNode
}

/** The video with its areas, the timeline below, and the playback controls. */
export function MarkingDesk(props: MarkingDeskProps) {
  const { video, playback, history, edit, isLocked, children } = props
  const shared = { video, playback, history, edit, isLocked }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, all of it buttons and sliders.
    <div className="flex min-w-0 flex-col gap-3" onKeyDown={playbackKeys(playback)}>
      <Stage {...shared}>{children}</Stage>
      <ProxyNote state={video.state} />
      <Timeline {...shared} />
      <Transport playback={playback} duration={video.duration_seconds} hasAudio={video.has_audio} />
    </div>
  )
}
