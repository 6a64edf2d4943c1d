import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { checkedUpload } from '@/api/checked-upload'
import { sendFile } from '@/api/send-file'
import { isAppError } from '@/contract/app-error'
import type { MediaKind } from '@/contract/media-kind'
import { mediaKindOf } from '@/contract/media-links'
import { VOICE_PURPOSE } from '@/contract/people'
import { errorMessage } from '@/i18n/error-messages'

/** A file of one's own that a tool starts from. */
export interface OwnMedia {
  reference: { upload_id: string } | { output_id: string }
  name: string
  picture: string | null
  /** Zero where it is not known yet. */
  seconds: number
  /** Whether a model made it from words alone, so that it shows nobody. */
  isMadeUp?: boolean
}

export const idOf = ({ reference }: Pick<OwnMedia, 'reference'>): string =>
  'upload_id' in reference ? reference.upload_id : reference.output_id

const isOfKind = ({ type, name }: File, kind: MediaKind): boolean =>
  type.startsWith(`${kind}/`) || mediaKindOf(name) === kind

/** Sends a file of a kind. */
export function useOwnFile(kind: MediaKind, onReady: (media: OwnMedia) => void) {
  const { t, i18n } = useLingui()
  /** 0 to 1 while one is on its way. */
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
