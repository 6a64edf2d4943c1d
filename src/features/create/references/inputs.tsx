import { useLingui } from '@lingui/react/macro'
import { WORKFLOW_INPUTS } from '@/contract/workflow-inputs'
import { useComposer } from '../composer/composer-context'
import { FrameSlots } from './frame-slots'
import { MediaSlot } from './media-slot'
import { ReferenceTray } from './reference-tray'

/** What the mode starts from beside words: pictures, two frames, a video, or nothing. */
export function Inputs() {
  const { t } = useLingui()
  const inputs = WORKFLOW_INPUTS[useComposer().workflow]
  if (inputs.images) return <ReferenceTray />
  if (inputs.frames) return <FrameSlots />
  if (!inputs.video) return null
  return (
    <div className="flex">
      <MediaSlot slot="video" label={t`Video to edit`} hint={t`MP4, MOV or WebM, up to 500 MB`} />
    </div>
  )
}
