import { Trans, useLingui } from '@lingui/react/macro'
import { STILL_MS_MAX, type StillMotion, type TimelineClip } from '@/contract/timeline'
import type { Edit } from '../editing'
import { Choice, Slide } from './choice'
import { useNumbers } from './use-numbers'

interface StillFieldsProps {
  clip: TimelineClip
  still: StillMotion
  edit: (edit: Edit) => void
}

const SECONDS_MIN = 0.5
/** Longer durations are set on the timeline. */
const SECONDS_USUAL_MAX = 15

/** How long an image is shown, and whether it moves. */
export function StillFields({ clip, still, edit }: StillFieldsProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { id, from_ms, to_ms } = clip
  const seconds = (to_ms - from_ms) / 1000
  return (
    <>
      <Slide
        label={t`Length`}
        value={seconds}
        most={Math.max(SECONDS_USUAL_MAX, Math.ceil(seconds))}
        step={0.5}
        text={numbers.seconds(seconds)}
        onChange={(next) =>
          edit({
            ...{ type: 'trim', id, source_ms: STILL_MS_MAX },
            to_ms: from_ms + Math.max(SECONDS_MIN, next) * 1000,
          })
        }
        onHold={() => edit({ type: 'hold' })}
        onRelease={() => edit({ type: 'release' })}
      />
      <Choice
        label={<Trans>Motion</Trans>}
        value={still}
        options={[
          ['hold', t`Still`],
          ['push_in', t`Slow zoom in`],
        ]}
        onChange={(next) => edit({ type: 'clip', id, change: { still: next } })}
      />
    </>
  )
}
