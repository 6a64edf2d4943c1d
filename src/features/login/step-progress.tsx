import { Trans } from '@lingui/react/macro'
import { type LoginStep, registrationProgress } from './login-steps'

/** 'Step 2 of 3' during registration; an empty place otherwise. */
export function StepProgress({ step }: { step: LoginStep }) {
  const progress = registrationProgress(step)
  if (!progress) return <span className="col-start-2" />
  const { current, total } = progress
  return (
    <p className="col-start-2 text-center text-muted-foreground text-sm tabular-nums">
      <Trans>
        Step {current} of {total}
      </Trans>
    </p>
  )
}
