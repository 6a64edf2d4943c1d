import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { checkedUpload } from '@/api/checked-upload'
import { sendFile } from '@/api/send-file'
import { isAppError } from '@/contract/app-error'
import type { MediaKind } from '@/contract/media-kind'
import { mediaKindOf } from '@/contract/media-links'
import { VOICE_PURPOSE } from '@/contract/people'
import { errorMessage } from '@/i18n/error-messages'

/** The user's own media that a tool starts from. */
export interface OwnMedia {
  reference: { upload_id: string } | { output_id: string }
  name: string
  picture: string | null
  /** Zero while unknown. */
  seconds: number
  /** Whether a model made it from words alone, so that it shows no real person. */
  isMadeUp?: boolean
}

export const idOf = ({ reference }: Pick<OwnMedia, 'reference'>): string =>
  'upload_id' in reference ? reference.upload_id : reference.output_id

const isOfKind = ({ type, name }: File, kind: MediaKind): boolean =>
  type.startsWith(`${kind}/`) || mediaKindOf(name) === kind

/** Uploads a file of the given kind. */
export function useOwnFile(kind: MediaKind, onReady: (media: OwnMedia) => void) {
  const { t, i18n } = useLingui()
  /** Upload progress from 0 to 1; null when idle. */
  const [sending, setSending] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const unfit = {
    video: t`This isn’t a video.`,
    image: t`This isn’t an image.`,
    audio: t`This isn’t an audio file.`,
  }[kind]

  async function take([file]: readonly File[]) {
    if (!file) return
    if (!isOfKind(file, kind)) return setProblem(unfit)
    setProblem(null)
    setSending(0)
    try {
      const upload_id = await sendFile(file, {
        onProgress: setSending,
        ...(kind === 'audio' && { purpose: VOICE_PURPOSE }),
      }).uploadId
      const { duration_seconds, thumbnail_url } = await checkedUpload(upload_id)
      onReady({
        reference: { upload_id },
        name: file.name,
        picture: thumbnail_url ?? null,
        seconds: duration_seconds ?? 0,
      })
    } catch (error) {
      const isCancelled = isAppError(error) && error.code === 'user_cancelled'
      if (!isCancelled) setProblem(errorMessage(i18n, error))
    } finally {
      setSending(null)
    }
  }
  return { take, sending, problem }
}
