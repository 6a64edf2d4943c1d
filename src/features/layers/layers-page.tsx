import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { cn } from '@/components/ui/class-names'
import type { LayersSearch } from './search'

const OpenPicture = lazy(() => import('./open-picture'))
const ChoosePicture = lazy(() => import('./choose-picture'))

/**
 * A picture as layers: an ad from the engine in its parts, any other as a single layer, with words and shapes
 * on top.
 */
export function LayersPage({ search: { picture } }: { search: LayersSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const navigate = useNavigate()
  const isOpen = Boolean(user && picture)
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-4 pb-16 sm:px-6">
      <h1 className={cn('text-2xl', isOpen && 'sr-only')}>
        <Trans>Edit layers</Trans>
      </h1>
      {!isOpen && (
        <p className="max-w-measure text-muted-foreground">
          <Trans>Move, change, and add text and images. Saving makes a new version.</Trans>
        </p>
      )}
      {!user && <SignInFirst />}
      {user && !picture && (
        <h2 className="font-medium text-sm">
          <Trans>Choose an image</Trans>
        </h2>
      )}
      <Suspense fallback={<div className="min-h-80 w-full rounded-xl border bg-card" />}>
        {user && picture && <OpenPicture key={picture} fileId={picture} />}
        {user && !picture && (
          <ChoosePicture onChoose={(id) => void navigate({ to: '.', search: { picture: id } })} />
        )}
      </Suspense>
    </div>
  )
}
