import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { oauthConfigQuery } from '@/api/accounts.queries'
import { useNotifications } from '@/browser/notifications'
import { AppError } from '@/contract/app-error'
import type { UserInfo } from '@/contract/endpoints/accounts'
import type { ErrorCode } from '@/contract/error-codes'
import { type LoginCalls, LoginCallsContext } from '@/features/login/login-calls'
import { LoginPanel } from '@/features/login/login-panel'
import type { LoginStep } from '@/features/login/login-steps'
import { renderPage } from './render-page'

export const newSession = {
  session_id: '0198a6f0-0000-7000-8000-000000000001',
  user_info_resp: { nick_name: 'Mai', email: 'mai@example.com' },
}

export const signedInUser: UserInfo = {
  uid: '0198a6f0-0000-7000-8000-000000000002',
  email: 'mai@example.com',
  nick_name: 'Mai',
  user_name: 'mai',
  roles: 'USER',
  outer_user: false,
  is_new_user: false,
  created_at: '2026-11-20T08:00:00.000Z',
}

/** A server that accepts every call, except those a test replaces. */
export const fakeLoginCalls = (replaced: Partial<LoginCalls> = {}) => ({
  signIn: vi.fn<LoginCalls['signIn']>(async () => newSession),
  signInWithPasskey: vi.fn<LoginCalls['signInWithPasskey']>(async () => newSession),
  sendCode: vi.fn<LoginCalls['sendCode']>(async () => ({})),
  checkCode: vi.fn<LoginCalls['checkCode']>(async () => ({})),
  register: vi.fn<LoginCalls['register']>(async () => newSession),
  resetPassword: vi.fn<LoginCalls['resetPassword']>(async () => ({})),
  startOauth: vi.fn<LoginCalls['startOauth']>(async () => ({
    authorization_url: 'https://issuer.example/authorize?state=state-1',
    flow_id: 'flow-1',
  })),
  finishOauth: vi.fn<LoginCalls['finishOauth']>(async () => newSession),
  loadUser: vi.fn<LoginCalls['loadUser']>(async () => signedInUser),
  ...replaced,
})

/** A call that the server answers with this error. */
export const refuses = (code: ErrorCode) => vi.fn(() => Promise.reject(new AppError(code)))

interface Stage {
  calls?: Partial<LoginCalls>
  /** Whether an identity provider is configured. */
  hasGoogle?: boolean
  pages?: string[]
}

/** Renders a part of the login feature with a fake server behind it. */
export async function renderLoginPart(part: ReactNode, stage: Stage = {}) {
  const calls = fakeLoginCalls(stage.calls)
  const client = new QueryClient()
  client.setQueryData(oauthConfigQuery().queryKey, {
    google: { enabled: stage.hasGoogle ?? false, label: 'Google' },
  })
  await renderPage(
    <QueryClientProvider client={client}>
      <LoginCallsContext value={calls}>{part}</LoginCallsContext>
    </QueryClientProvider>,
    { pages: stage.pages },
  )
  return { calls, client, user: userEvent.setup({ delay: null }) }
}

/** Renders the login panel at one of its steps. */
export async function renderLogin(stage: Stage & { startsAt?: LoginStep } = {}) {
  const onSignedIn = vi.fn()
  const part = (
    <LoginPanel startsAt={stage.startsAt ?? 'login'} Heading={Heading} onSignedIn={onSignedIn} />
  )
  return { ...(await renderLoginPart(part, stage)), onSignedIn }
}

const Heading = (props: React.ComponentProps<'h1'>) => <h1 {...props}>{props.children}</h1>

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

/** The notifications so far, newest first. */
export const toldMessages = () =>
  renderHook(useNotifications).result.current.map(({ kind, message }) => `${kind}: ${message}`)

/** Fills a field in one step, as a password manager does: each typed letter would render the form again. */
export async function fill(user: UserEvent, into: string | HTMLElement, text: string) {
  await user.click(typeof into === 'string' ? field(into) : into)
  await user.paste(text)
}
