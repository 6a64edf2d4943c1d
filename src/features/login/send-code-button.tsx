import { Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { Countdown } from './countdown'
import type { SendCode } from './use-send-code'

interface SendCodeButtonProps {
  code: SendCode
  isDisabled?: boolean
  onPress: () => void
}

/** Sends a code, placed beside the code's field; counts down until the next may be sent. */
export function SendCodeButton({ code, isDisabled, onPress }: SendCodeButtonProps) {
  const isWaiting = code.secondsLeft > 0
  return (
    <Button
      variant="outline"
      size="lg"
      className="min-w-32 px-4 text-sm"
      disabled={isWaiting || isDisabled}
      loading={code.isSending}
      onClick={onPress}
    >
      {isWaiting ? <Countdown seconds={code.secondsLeft} /> : <Trans>Send code</Trans>}
    </Button>
  )
}
