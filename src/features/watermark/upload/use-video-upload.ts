import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { checkedUpload } from '@/api/checked-upload'
import { visitorInfoQuery } from '@/api/visitors.functions'
import { openRemovalFn, removalQuery } from '@/api/watermark.functions'
import { notify } from '@/browser/notifications'
import { writeSession } from '@/browser/session-store'
import { isAppError } from '@/contract/app-error'
import { errorMessage } from '@/i18n/error-messages'
import { checkVideo } from './check-file'
import { readSeconds } from './read-video'
import { videoProblemSentence } from './upload-problem'
import { useLeftUpload } from './use-left-upload'
import { useVideoSending } from './use-video-sending'
import { type NamedFile, NO_UPLOAD, type VideoUpload } from './video-upload'

/**
 * Takes the first of the dropped files, checks it, sends it and opens it.
 * @param token the currently viewed video, if any
 * @param onOpen called with the secret of its link once the video can be worked on
 */
export function useVideoUpload(
  token: string | null,
  onOpen: (token: string, file: File | null) => void,
) {
  const { i18n, t } = useLingui()
  const queryClient = useQueryClient()
  const [upload, setUpload] = useState<VideoUpload>(NO_UPLOAD)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasOthers, setOthers] = useState(false)
  const { send, pause, resume, cancel } = useVideoSending(setUpload)
  const { interrupted, forget } = useLeftUpload(
    token,
    (uploadId, name) => void watched(() => open(uploadId, { name, sizeBytes: null }, null)),
  )

  async function choose([file, ...others]: readonly File[]) {
    if (!file) return
    setProblem(null)
    forget()
    setOthers(others.length > 0)
    if (others.length > 0) notify('warning', t`One video at a time: the first one is used.`)
    const named = { name: file.name, sizeBytes: file.size }
    setUpload({ ...named, state: 'checking' })
    await watched(async () => {
      const readSecondsMax = () => freeSecondsMax(queryClient)
      const reason = await checkVideo(file, { readSeconds, readSecondsMax })
      if (reason) {
        setProblem(videoProblemSentence(i18n, reason, file.name))
        return setUpload(NO_UPLOAD)
      }
      await readSecondsMax()
      const uploadId = await send(file)
      await open(uploadId, named, file)
    })
  }

  /** Reports a failure; an upload that can still be resumed is kept. */
  async function watched(bring: () => Promise<void>) {
    try {
      await bring()
    } catch (error) {
      const code = isAppError(error) ? error.code : 'internal'
      if (code !== 'network_error') writeSession('watermark_upload', null)
      if (code !== 'user_cancelled') setProblem(errorMessage(i18n, error))
      setUpload(NO_UPLOAD)
    }
  }

  async function open(upload_id: string, named: NamedFile, file: File | null) {
    writeSession('watermark_upload', { file_name: named.name, upload_id })
    setUpload({ ...named, state: 'opening' })
    await checkedUpload(upload_id)
    const { token: opened, ...removal } = await openRemovalFn({ data: { upload_id } })
    queryClient.setQueryData(removalQuery(opened).queryKey, removal)
    onOpen(opened, file)
    setUpload(NO_UPLOAD)
  }

  return { upload, problem, hasOthers, interrupted, choose, pause, resume, cancel }
}

/** Without an account the video belongs to the visitor's record, which must exist first. */
async function freeSecondsMax(queryClient: QueryClient): Promise<number | null> {
  const user = await queryClient.ensureQueryData(userInfoQuery())
  if (user) return null
  const visitor = await queryClient.ensureQueryData(visitorInfoQuery())
  return visitor.free_seconds_max
}
