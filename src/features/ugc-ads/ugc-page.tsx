import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { capabilitiesQuery } from '@/api/models.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { KeptAd } from './kept-ad'
import { NewAd } from './new-ad'
import { NotHere } from './not-here'
import type { UgcSearch } from './search'

/** Ads with a presenter: script, voices, shots, captions and end card. */
export function UgcPage({ search: { ad } }: { search: UgcSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const { data } = useQuery(capabilitiesQuery())
  const isThere = !data || data.capabilities.includes('ugc_ads')
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-2">
        {user && ad && (
          <Link
            to="."
            search={{}}
            className="inline-flex min-h-8 items-center gap-1.5 self-start text-muted-foreground text-sm hover:text-foreground pointer-coarse:min-h-11"
          >
            <ArrowLeft className="size-4" aria-hidden />
            <Trans>All UGC ads</Trans>
          </Link>
        )}
        <h1 className="text-2xl">
          <Trans>UGC ads with a presenter</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          <Trans>
            An AI model makes a presenter say your script. Shots of your product, captions, and an
            end card complete the ad. The file’s metadata says how it was made.
          </Trans>
        </p>
      </header>
      {!isThere && <NotHere roles={user?.roles} />}
      {isThere && !user && <SignInFirst />}
      {isThere && user && !ad && <NewAd owner={user.uid} />}
      {isThere && user && ad && <KeptAd key={ad} adId={ad} />}
    </div>
  )
}
