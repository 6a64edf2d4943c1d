import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { keepInviteCode } from '@/browser/invite-code'
import { onShowLogin } from '@/browser/login-events'
import type { LoginStep } from './login-steps'
import { useSessionSync } from './use-session-sync'

// The router's lazy loading reloads the page once when the file is gone after an update.
const LoginModal = lazyRouteComponent(() => import('./login-modal'), 'LoginModal')

const FIRST_STEP = { login: 'login', register: 'request-code' } as const

/** Waits on every page for a sign-in request, and only then loads the modal. */
export function LoginHost() {
  const [opened, setOpened] = useState<LoginStep | null>(null)
  useSessionSync({ onSignedInElsewhere: () => setOpened(null) })
  useEffect(() => keepInviteCode(window.location.search), [])
  useEffect(() => onShowLogin(({ mode }) => setOpened(FIRST_STEP[mode])), [])

  if (!opened) return null
  return (
    <Suspense>
      <LoginModal key={opened} startsAt={opened} onClose={() => setOpened(null)} />
    </Suspense>
  )
}
