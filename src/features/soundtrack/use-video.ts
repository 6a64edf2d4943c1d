import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { checkedUpload } from '@/api/checked-upload'
import { sendFile } from '@/api/send-file'
import { isAppError } from '@/contract/app-error'
import { mediaKindOf } from '@/contract/media-links'
import { errorMessage } from '@/i18n/error-messages'

/** A video that sounds are put under. */
export interface VideoSource {
  reference: { upload_id: string } | { output_id: string }
  name: string
  picture: string | null
  /** Zero where it is not known yet. */
  seconds: number
}

/** Sends a video. */
export function useVideo(onReady: (video: VideoSource) => void) {
  const { t, i18n } = useLingui()
  /** 0 to 1 while one is on its way. */
  const [sending, setSending] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function take([file]: readonly File[]) {
    if (!file) return
    if (!file.type.startsWith('video/') && mediaKindOf(file.name) !== 'video')
      return setProblem(t`This isn’t a video.`)
    setProblem(null)
    setSending(0)
    try {
      const upload_id = await sendFile(file, { onProgress: setSending }).uploadId
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
