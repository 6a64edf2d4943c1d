import type { NewSession } from './login-calls'

/** The five steps of specification section 2, in order: the index is the step's number. */
export const LOGIN_STEPS = [
  'login',
  'request-code',
  'fill-code',
  'set-password',
  'reset-password',
] as const
/** The five steps, and the one that follows login where the account has a second factor. */
export type LoginStep = (typeof LOGIN_STEPS)[number] | 'second-factor'

/** Repeats the sign-in with a code from the authenticator app. */
export type SignInWithCode = (code: string) => Promise<NewSession>

export interface LoginState {
  step: LoginStep
  /** Carried from step to step, so that nobody types an address twice. */
  email: string
  /** The verified code; creating the account uses it up. */
  code: string
  /** The React key of the forms; it changes when all of them reset. */
  round: number
  /** The sign-in that continues with the code of the second factor. */
  signInWithCode: SignInWithCode | null
  /** The password was just reset; the login form says so. */
  isPasswordReset: boolean
}

export type LoginAction =
  | { type: 'switch'; step: 'login' | 'request-code' }
  | { type: 'forgot-password'; email: string }
  | { type: 'create-account'; email: string }
  | { type: 'code-sent'; email: string }
  | { type: 'code-accepted'; code: string }
  | { type: 'code-refused' }
  | { type: 'second-factor-needed'; email: string; signInWithCode: SignInWithCode }
  | { type: 'password-reset'; email: string }
  | { type: 'back' }

export const loginStart = (step: LoginStep = 'login'): LoginState => ({
  step,
  email: '',
  code: '',
  round: 0,
  signInWithCode: null,
  isPasswordReset: false,
})

/** Applies an action. The links that switch between login and registration reset all forms. */
export function loginReducer(state: LoginState, action: LoginAction): LoginState {
  const anew = { ...loginStart(), round: state.round + 1 }
  switch (action.type) {
    case 'switch':
      return { ...anew, step: action.step }
    case 'forgot-password':
      return { ...anew, step: 'reset-password', email: action.email }
    case 'create-account':
      return { ...anew, step: 'request-code', email: action.email }
    case 'second-factor-needed':
      return {
        ...anew,
        step: 'second-factor',
        email: action.email,
        signInWithCode: action.signInWithCode,
      }
    case 'password-reset':
      return { ...anew, email: action.email, isPasswordReset: true }
    case 'code-sent':
      return { ...state, step: 'fill-code', email: action.email, code: '' }
    case 'code-accepted':
      return { ...state, step: 'set-password', code: action.code }
    case 'code-refused':
      return { ...state, step: 'fill-code', code: '' }
    case 'back':
      return { ...state, step: stepBefore(state.step), signInWithCode: null }
  }
}

/** Steps 2 and 3 and the second factor have a back button. */
export const hasWayBack = (step: LoginStep) => stepBefore(step) !== step

/** The step's place in registration, for 'Step 2 of 3'; null outside registration. */
export function registrationProgress(step: LoginStep): { current: number; total: number } | null {
  const current = REGISTRATION.indexOf(step) + 1
  return current > 0 ? { current, total: REGISTRATION.length } : null
}

const REGISTRATION: readonly LoginStep[] = ['request-code', 'fill-code', 'set-password']

function stepBefore(step: LoginStep): LoginStep {
  if (step === 'fill-code') return 'request-code'
  if (step === 'set-password') return 'fill-code'
  if (step === 'second-factor') return 'login'
  return step
}
