import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { MusicForm } from './music-form'
import { PieceList } from './piece-list'

/** Music for ads: what it shall be, and what was written. */
export function MusicPage() {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Background music for your ads</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          <Trans>
            Composed by rules, without an AI model and without samples of other people’s music. It
            is leveled to −14 LUFS, as feeds play it.
          </Trans>
        </p>
      </header>
      {user ? (
        <>
          <MusicForm />
          <PieceList />
        </>
      ) : (
        <SignInFirst description={<Trans>Your music is saved to your account.</Trans>} />
      )}
    </div>
  )
}
