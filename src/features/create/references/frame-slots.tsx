import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useComposer } from '../composer/composer-context'
import { MediaSlot } from './media-slot'

/** Slots for the first and last frame, with a button that swaps them. */
export function FrameSlots() {
  const { t } = useLingui()
  const { dispatch, workflow } = useComposer()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <MediaSlot slot="start_frame" label={t`Start frame`} hint={<Trans>Add an image</Trans>} />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Swap start and end frame`}
        onClick={() => dispatch({ type: 'swap-frames', workflow })}
      >
        <ArrowLeftRight />
      </Button>
      <MediaSlot slot="end_frame" label={t`End frame`} hint={<Trans>Add an image</Trans>} />
    </div>
  )
}
