import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { useDoneNotices } from '@/components/creations/use-done-notices'
import { useTaskStream } from '@/components/creations/use-task-stream'
import { Toaster } from '@/components/ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { PageProgress } from './page-progress'
import { useSession } from './session'

const ReviewNews = lazy(() => import('@/components/review-news/review-news'))

/** What surrounds the content of every page: header, footer, messages, progress. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  useTaskStream(session.runningTasks > 0)
  useDoneNotices(session.runningIds)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground text-sm transition-transform focus:translate-y-0"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <PageProgress />
      <Header session={session} />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer />
      {session.user && (
        <Suspense>
          <ReviewNews />
        </Suspense>
      )}
      <Toaster />
    </div>
  )
}
