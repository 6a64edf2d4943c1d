import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { capabilitiesQuery } from '@/api/models.functions'
import { FilmResult } from '@/components/own-media/film-result'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { FaceForm } from './face-form'
import { NotHere } from './not-here'
import { FACE_TYPES } from './wish'

/** Puts another person into an image or a video. */
export function FacePage() {
  const { t } = useLingui()
  const { data: user } = useQuery(userInfoQuery())
  const { data } = useQuery(capabilitiesQuery())
  const [taskId, setTaskId] = useState<string | null>(null)
  const types = FACE_TYPES.filter((type) => !data || data.capabilities.includes(type))
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Face change for your ads</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          <Trans>
            An AI model swaps the face in an image or replaces the person in a video. The file’s
            metadata says so.
          </Trans>
        </p>
      </header>
      {types.length === 0 && <NotHere roles={user?.roles} />}
      {types.length > 0 && !user && <SignInFirst />}
      {types.length > 0 && user && (
        <>
          <FaceForm types={types} onStarted={setTaskId} />
          {taskId && <FilmResult key={taskId} taskId={taskId} label={t`Changing the face`} />}
        </>
      )}
    </div>
  )
}
