import { FillCodeStep } from './fill-code-step'
import { GoogleButton } from './google-button'
import type { NewSession } from './login-calls'
import type { LoginAction, LoginState } from './login-steps'
import { PasskeyButton } from './passkey-button'
import { RequestCodeStep } from './request-code-step'
import { ResetPasswordStep } from './reset-password-step'
import { SecondFactorStep } from './second-factor-step'
import { SetPasswordStep } from './set-password-step'
import { SignInStep } from './sign-in-step'
import type { SendCode } from './use-send-code'

interface StepContentProps {
  state: LoginState
  /** The registration's code; its timer outlives the steps. */
  code: SendCode
  go: (action: LoginAction) => void
  onSession: (session: NewSession) => Promise<void>
}

/** The form of the current step; the first two steps also offer the identity provider. */
export function StepContent({ state, code, go, onSession }: StepContentProps) {
  const { email } = state
  const google = (
    <GoogleButton
      onSession={onSession}
      onCodeNeeded={(signInWithCode) =>
        go({ type: 'second-factor-needed', email: '', signInWithCode })
      }
    />
  )
  switch (state.step) {
    case 'login':
      return (
        <>
          {google}
          <SignInStep
            email={email}
            go={go}
            onSession={onSession}
            isPasswordReset={state.isPasswordReset}
          />
          <PasskeyButton onSession={onSession} />
        </>
      )
    case 'request-code':
      return (
        <>
          {code.secondsLeft === 0 && google}
          <RequestCodeStep email={email} code={code} go={go} />
        </>
      )
    case 'fill-code':
      return <FillCodeStep email={email} code={code} go={go} />
    case 'set-password':
      return <SetPasswordStep email={email} go={go} onSession={onSession} code={state.code} />
    case 'second-factor':
      return <SecondFactorStep signIn={state.signInWithCode} go={go} onSession={onSession} />
    case 'reset-password':
      return <ResetPasswordStep email={email} go={go} />
  }
}
