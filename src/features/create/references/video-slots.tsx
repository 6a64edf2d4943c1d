import { useLingui } from '@lingui/react/macro'
import { useComposer } from '../composer/composer-context'
import { referencesOf, VIDEO_ROLES } from '../composer/draft'
import { MediaSlot } from './media-slot'
import { ReferenceTray } from './reference-tray'

/** The video to edit and, once there is one, slots for videos to append. */
export function VideoSlots() {
  const { t } = useLingui()
  const { draft, model } = useComposer()
  const labels = {
    video: t`Video to edit`,
    second_video: t`Second video`,
    third_video: t`Third video`,
  }
  const given = VIDEO_ROLES.map((role) => referencesOf(draft, role).length > 0)
  const isShown = (index: number) =>
    index === 0 ||
    given[index] ||
    (given[index - 1] === true && index < (model?.reference_videos_max ?? 1))
  return (
    <div className="flex flex-wrap items-center gap-2">
      {VIDEO_ROLES.filter((_, index) => isShown(index)).map((role) => (
        <MediaSlot
          key={role}
          slot={role}
          label={labels[role]}
          hint={
            role === 'video' ? t`MP4, MOV, or WebM, up to 500 MB` : t`Plays after the first video`
          }
        />
      ))}
      {given[0] && <ReferenceTray />}
    </div>
  )
}
