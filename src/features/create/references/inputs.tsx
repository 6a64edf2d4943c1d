import { WORKFLOWS } from '@/contract/generation'
import { useComposer } from '../composer/composer-context'
import { FrameSlots } from './frame-slots'
import { ReferenceTray } from './reference-tray'
import { VideoSlots } from './video-slots'

/** The inputs of the mode besides words: pictures, two frames, a video, or none. */
export function Inputs() {
  const inputs = WORKFLOWS[useComposer().workflow]
  if (inputs.images) return <ReferenceTray />
  if (inputs.frames) return <FrameSlots />
  if (!inputs.video) return null
  return <VideoSlots />
}
