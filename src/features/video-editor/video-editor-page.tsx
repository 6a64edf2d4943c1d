import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import type { EditorSearch } from './search'

const NewFilm = lazy(() => import('./new-film'))
const OpenFilm = lazy(() => import('./open-film'))

/** The video editor, for a new film or a finished one. */
export function VideoEditorPage({ search: { film } }: { search: EditorSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-4 pb-16 sm:px-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl">
          <Trans>Video editor</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          <Trans>
            Cut your videos and images together, with transitions, subtitles, voice, music, and an
            end card.
          </Trans>
        </p>
      </header>
      {user ? (
        <Suspense fallback={<div className="min-h-80 w-full rounded-xl border bg-card" />}>
          {film ? (
            <OpenFilm key={film} owner={user.uid} film={film} />
          ) : (
            <NewFilm owner={user.uid} />
          )}
        </Suspense>
      ) : (
        <SignInFirst />
      )}
    </div>
  )
}
