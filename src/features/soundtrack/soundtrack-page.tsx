import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { FilmResult } from '@/components/own-media/film-result'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { MixForm } from './mix-form'

/** Adds a voice and music to a video: the form and the result. */
export function SoundtrackPage() {
  const { t } = useLingui()
  const { data: user } = useQuery(userInfoQuery())
  const [taskId, setTaskId] = useState<string | null>(null)
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Voice and music for your videos</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          <Trans>
            Music gets quieter while someone speaks, and the mix is leveled to −14 LUFS, the
            loudness feeds play at. The picture isn’t touched.
          </Trans>
        </p>
      </header>
      {user ? (
        <>
          <MixForm onStarted={setTaskId} />
          {taskId && <FilmResult key={taskId} taskId={taskId} label={t`Mixing the sound`} />}
        </>
      ) : (
        <SignInFirst />
      )}
    </div>
  )
}
