import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { checkedUpload } from '@/api/checked-upload'
import { type FileSending, sendFile } from '@/api/send-file'
import { createTrackFn, subtitleKeys } from '@/api/subtitles.functions'
import { isAppError } from '@/contract/app-error'
import { mediaKindOf } from '@/contract/media-links'
import { errorMessage } from '@/i18n/error-messages'

type Video = Parameters<typeof createTrackFn>[0]['data']['video']

/** Uploads a video and creates subtitles for it. */
export function useNewTrack(onOpen: (trackId: string) => void) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const current = useRef<FileSending | null>(null)
  /** Upload progress from 0 to 1; null when idle. */
  const [sending, setSending] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function watched(work: () => Promise<void>) {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const isCancelled = isAppError(error) && error.code === 'user_cancelled'
      if (!isCancelled) setProblem(errorMessage(i18n, error))
    } finally {
      setSending(null)
    }
  }

  const open = async (video: Video) => {
    const { track_id } = await createTrackFn({ data: { video } })
    await client.invalidateQueries({ queryKey: subtitleKeys.list })
    onOpen(track_id)
  }

  return {
    sending,
    problem,
    take: ([file]: readonly File[]) =>
      watched(async () => {
        if (!file) return
        if (!file.type.startsWith('video/') && mediaKindOf(file.name) !== 'video')
          return setProblem(t`This isn’t a video.`)
        setSending(0)
        current.current = sendFile(file, { onProgress: setSending })
        const upload_id = await current.current.uploadId
        await checkedUpload(upload_id)
        await open({ upload_id })
      }),
    begin: (video: Video) => watched(() => open(video)),
    cancel: () => void current.current?.abort(),
  }
}
