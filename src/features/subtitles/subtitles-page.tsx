import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import type { SubtitlesSearch } from './search'
import { TrackList } from './track-list'
import { VideoPick } from './video-pick'

const TrackEditor = lazy(() => import('./track-editor'))

/** The subtitle tool: from a video to subtitles in the picture, or as a file. */
export function SubtitlesPage({ search: { track } }: { search: SubtitlesSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const navigate = useNavigate()
  const isOpen = Boolean(user && track)
  return (
    <div className="mx-auto flex w-full max-w-300 grow flex-col items-center gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex w-full flex-col gap-2">
        {isOpen && (
          <Link
            to="."
            search={{}}
            className="inline-flex min-h-8 items-center gap-1.5 self-start text-muted-foreground text-sm hover:text-foreground pointer-coarse:min-h-11"
          >
            <ArrowLeft className="size-4" aria-hidden />
            <Trans>All subtitles</Trans>
          </Link>
        )}
        <h1 className={isOpen ? 'sr-only' : 'text-2xl'}>
          <Trans>Subtitles for your videos</Trans>
        </h1>
        {!isOpen && (
          <p className="max-w-measure text-muted-foreground">
            <Trans>
              Write or import subtitles, time them from the keyboard, and burn them in or download
              them as a file.
            </Trans>
          </p>
        )}
      </header>
      {!user && (
        <SignInFirst description={<Trans>Your subtitles are saved to your account.</Trans>} />
      )}
      {user && track && (
        <Suspense fallback={<div className="min-h-80 w-full rounded-xl border bg-card" />}>
          <TrackEditor key={track} trackId={track} />
        </Suspense>
      )}
      {user && !track && (
        <>
          <VideoPick onOpen={(trackId) => void navigate({ to: '.', search: { track: trackId } })} />
          <TrackList />
        </>
      )}
    </div>
  )
}
