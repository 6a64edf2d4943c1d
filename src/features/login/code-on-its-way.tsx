import { Trans, useLingui } from '@lingui/react/macro'
import { controlClasses } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Countdown } from './countdown'

interface CodeOnItsWayProps {
  email: string
  secondsLeft: number
  onContinue: (email: string) => void
  onChange: () => void
}

/** Step 1 after the code was sent: the address is locked, and the send button counts down. */
export function CodeOnItsWay({ email, secondsLeft, onContinue, onChange }: CodeOnItsWayProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-3">
      <Field label={t`Email`} hint={t`We’re sending a code to this address.`}>
        {(control) => (
          <Input {...control} readOnly type="email" value={email} className={controlClasses} />
        )}
      </Field>
      <Button size="lg" className="w-full" onClick={() => onContinue(email)}>
        <Trans>Enter the code</Trans>
      </Button>
      <Button variant="outline" size="lg" className="w-full" disabled>
        <Countdown seconds={secondsLeft} />
      </Button>
      <Button variant="link" className="self-center" onClick={onChange}>
        <Trans>Change email</Trans>
      </Button>
    </div>
  )
}
