import { Trans } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLeftDeletion } from '@/browser/deletions'
import { useDoneNotices } from '@/components/creations/use-done-notices'
import { useTaskStream } from '@/components/creations/use-task-stream'
import { useSentDeletions } from '@/components/selection/use-sent-deletions'
import { Toaster } from '@/components/ui/toaster'
import { KeptPart } from '@/page/kept-part'
import { Footer } from './footer'
import { Header } from './header'
import { PageProgress } from './page-progress'
import { useSession } from './session'

const LeftDeletionBar = lazy(() => import('@/components/selection/left-deletion-bar'))
const LineRunner = lazy(() => import('@/components/creations/line-runner'))
const ReviewNews = lazy(() => import('@/components/review-news/review-news'))

/** Pages where signed-in users work; the full footer is left out there. */
const WORKBENCHES = ['/$lang/', '/$lang/veo3.1'] as const

/** The frame around every page: header, footer, messages, progress. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  useTaskStream(session.runningTasks > 0)
  useDoneNotices(session.runningIds)
  useSentDeletions()
  // Selects only this boolean, because the address changes with every result that is pressed.
  const isMadeHere = useMatches({
    select: (matches) => WORKBENCHES.some((path) => path === matches.at(-1)?.fullPath),
  })
  const isWorkbench = session.user !== null && isMadeHere
  return (
    <div data-shell className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground text-sm transition-transform focus:translate-y-0"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <PageProgress />
      <KeptPart of={session.user ? null : 'header'}>
        <Header session={session} />
      </KeptPart>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <KeptPart of={isWorkbench ? 'slim footer' : 'footer'} isForEverySearch>
        <Footer isSlim={isWorkbench} />
      </KeptPart>
      {session.user && (
        <Suspense>
          <ReviewNews />
          <LineRunner userId={session.user.uid} runningTasks={session.runningTasks} />
        </Suspense>
      )}
      <LeftDeletions />
      <Toaster />
    </div>
  )
}

/** Loads nothing before something is deleted. */
function LeftDeletions() {
  const left = useLeftDeletion()
  const [isNeeded, setNeeded] = useState(false)
  if (left && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <LeftDeletionBar />
      </Suspense>
    )
  )
}
