import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, type ReactNode, type Ref, useEffect, useReducer, useRef } from 'react'
import { track } from '@/analytics/track'
import { Button } from '@/components/ui/button'
import { TooltipProvider } from '@/components/ui/tooltip'
import type { NewSession } from './login-calls'
import { LoginFooter } from './login-footer'
import {
  hasWayBack,
  type LoginAction,
  type LoginStep,
  loginReducer,
  loginStart,
} from './login-steps'
import { StepContent } from './step-content'
import { StepProgress } from './step-progress'
import { useFinishSignIn } from './use-finish-sign-in'
import { useSendCode } from './use-send-code'

interface HeadingProps {
  ref: Ref<HTMLHeadingElement>
  tabIndex: number
  className: string
  children: ReactNode
}

interface LoginPanelProps {
  startsAt: LoginStep
  /** The heading of a page or the title of a dialog. */
  Heading: ComponentType<HeadingProps>
  /** Stands in the upper right corner. */
  closeButton?: ReactNode
  onSignedIn: (result: { isLedAway: boolean }) => void
}

/** The five login steps, in the modal and on /login (R2.50, R4.12). */
export function LoginPanel({ startsAt, Heading, closeButton, onSignedIn }: LoginPanelProps) {
  const { t } = useLingui()
  const [state, dispatch] = useReducer(loginReducer, loginStart(startsAt))
  const code = useSendCode('REGISTER')
  const finishSignIn = useFinishSignIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const onSession = async (session: NewSession) => onSignedIn(await finishSignIn(session))
  const title = useTitle(state.step)
  const go = (action: LoginAction) => {
    code.clear()
    dispatch(action)
  }

  useEffect(() => track('login_opened'), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins at its heading.
  useEffect(() => heading.current?.focus(), [state.step, state.round])

  return (
    <TooltipProvider>
      <div className="flex min-h-0 grow flex-col">
        <div className="grid shrink-0 grid-cols-[2.75rem_1fr_2.75rem] items-center p-3">
          {hasWayBack(state.step) && (
            <Button
              variant="ghost"
              size="icon"
              className="size-11"
              aria-label={t`Back`}
              onClick={() => go({ type: 'back' })}
            >
              <ArrowLeft className="size-5" />
            </Button>
          )}
          <StepProgress step={state.step} />
          <div className="col-start-3">{closeButton}</div>
        </div>
        <div
          key={`${state.step}-${state.round}`}
          className="flex grow animate-in flex-col px-5 pb-6 duration-120 fade-in-0 sm:px-8"
        >
          <Heading
            ref={heading}
            tabIndex={-1}
            className="mb-5 pr-0 font-semibold text-xl outline-none"
          >
            {title}
          </Heading>
          <StepContent state={state} code={code} go={go} onSession={onSession} />
          <LoginFooter step={state.step} go={go} />
        </div>
      </div>
    </TooltipProvider>
  )
}

function useTitle(step: LoginStep) {
  const { t } = useLingui()
  const titles: Record<LoginStep, string> = {
    login: t`Sign in`,
    'request-code': t`Create your account`,
    'fill-code': t`Check your email`,
    'set-password': t`Choose a password`,
    'reset-password': t`Reset your password`,
  }
  return titles[step]
}
