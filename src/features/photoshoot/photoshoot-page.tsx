import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { PicturePick } from './picture-pick'
import { shootersAmong } from './shoot'
import { ShootForm } from './shoot-form'
import { ShotList } from './shot-list'
import type { ProductPicture } from './use-product-picture'

/** Turns one product picture into a set of pictures. */
export function PhotoshootPage() {
  const { data: user } = useQuery(userInfoQuery())
  const { data: offer } = useQuery({ ...modelsQuery(), enabled: Boolean(user) })
  const { words, angles } = shootersAmong(offer?.models ?? [])
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Photoshoot for your product</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          {words.length > 0 ? (
            <Trans>
              Your product is cut out of its photo and placed on drawn backgrounds, or in a scene an
              AI model makes from your words. The product itself stays your photo.
            </Trans>
          ) : (
            <Trans>
              Your product is cut out of its photo and placed on drawn backgrounds, lit to match.
            </Trans>
          )}{' '}
          {angles.length > 0 && <Trans>Only its other angles are drawn by an AI model.</Trans>}
          {words.length + angles.length === 0 && <Trans>No AI model creates the images.</Trans>}
        </p>
      </header>
      {user ? <Studio /> : <SignInFirst />}
    </div>
  )
}

function Studio() {
  const [picture, setPicture] = useState<ProductPicture | null>(null)
  return (
    <>
      <PicturePick picture={picture} onPick={setPicture} />
      {picture && <ShootForm key={picture.url} picture={picture} />}
      <ShotList
        onUse={({ output_id, preview_url }) => {
          setPicture({ reference: { output_id }, url: preview_url })
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
