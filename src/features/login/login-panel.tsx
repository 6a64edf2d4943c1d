import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { track } from '@/analytics/track'
import { TooltipProvider } from '@/components/ui/tooltip'
import type { NewSession } from './login-calls'
import { LoginFooter } from './login-footer'
import { type LoginAction, type LoginStep, loginReducer, loginStart } from './login-steps'
import { PanelHeader, type PanelHeading } from './panel-header'
import { StepContent } from './step-content'
import { type SignedIn, useFinishSignIn } from './use-finish-sign-in'
import { useSendCode } from './use-send-code'

interface LoginPanelProps {
  startsAt: LoginStep
  Heading: PanelHeading
  /** Rendered in the upper right corner. */
  closeButton?: ReactNode
  onSignedIn: (result: SignedIn) => void
}

/** The login steps, in the modal and on /login. */
export function LoginPanel({ startsAt, Heading, closeButton, onSignedIn }: LoginPanelProps) {
  const [state, dispatch] = useReducer(loginReducer, loginStart(startsAt))
  const code = useSendCode('REGISTER')
  const finishSignIn = useFinishSignIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const onSession = async (session: NewSession) => onSignedIn(await finishSignIn(session))
  const go = (action: LoginAction) => {
    code.clear()
    dispatch(action)
  }

  useEffect(() => track('login_opened'), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins at its heading.
  useEffect(() => heading.current?.focus(), [state.step, state.round])

  return (
    <TooltipProvider>
      <div
        key={`${state.step}-${state.round}`}
        className="flex min-h-0 grow animate-in flex-col duration-120 fade-in-0"
      >
        <PanelHeader
          step={state.step}
          Heading={Heading}
          headingRef={heading}
          closeButton={closeButton}
          onBack={() => go({ type: 'back' })}
        />
        <div className="flex grow flex-col px-5 pt-5 pb-6 sm:px-8">
          <StepContent state={state} code={code} go={go} onSession={onSession} />
          <LoginFooter step={state.step} go={go} />
        </div>
      </div>
    </TooltipProvider>
  )
}
