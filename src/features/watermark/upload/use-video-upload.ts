import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { visitorInfoQuery } from '@/api/visitors.queries'
import { openRemovalFn } from '@/api/watermark.functions'
import { removalQuery } from '@/api/watermark.queries'
import { isAppError } from '@/contract/app-error'
import { WATERMARK_PURPOSE } from '@/contract/watermark'
import { errorMessage } from '@/i18n/error-messages'
import { checkedUpload } from '@/lib/checked-upload'
import { notify } from '@/lib/notifications'
import { type FileSending, sendFile } from '@/lib/send-file'
import { checkVideo } from './check-file'
import { readSeconds } from './read-video'
import { TransferRate } from './transfer-rate'
import { videoProblemSentence } from './upload-problem'

/** A video on its way to us. */
export type VideoUpload =
  | { state: 'none' }
  | { state: 'checking'; file: File }
  | {
      state: 'sending'
      file: File
      /** 0 to 1. */
      progress: number
      bytesPerSecond: number | null
      isPaused: boolean
    }
  /** Every byte has arrived; the server looks at them. */
  | { state: 'opening'; file: File }

const NONE: VideoUpload = { state: 'none' }

/**
 * Takes the first of the dropped files, checks it, sends it and opens it.
 * @param onOpen the video can be worked on; called with the secret of its link
 */
export function useVideoUpload(onOpen: (token: string, file: File) => void) {
  const { i18n, t } = useLingui()
  const queryClient = useQueryClient()
  const [upload, setUpload] = useState<VideoUpload>(NONE)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasOthers, setOthers] = useState(false)
  const sending = useRef<FileSending | null>(null)

  const change = (patch: Partial<Extract<VideoUpload, { state: 'sending' }>>) =>
    setUpload((now) => (now.state === 'sending' ? { ...now, ...patch } : now))

  async function choose([file, ...others]: readonly File[]) {
    if (!file) return
    setProblem(null)
    setOthers(others.length > 0)
    if (others.length > 0) notify('warning', t`One video at a time: the first one is used.`)
    setUpload({ state: 'checking', file })
    const reason = await checkVideo(file, readSeconds)
    if (reason) {
      setProblem(videoProblemSentence(i18n, reason, file.name))
      return setUpload(NONE)
    }
    try {
      await send(file)
    } catch (error) {
      const isStopped = isAppError(error) && error.code === 'user_cancelled'
      if (!isStopped) setProblem(errorMessage(i18n, error))
      setUpload(NONE)
    }
  }

  async function send(file: File) {
    // Without an account the video belongs to the visitor's record, which must be there first.
    const user = await queryClient.ensureQueryData(userInfoQuery())
    if (!user) await queryClient.ensureQueryData(visitorInfoQuery())
    const rate = new TransferRate()
    setUpload({ state: 'sending', file, progress: 0, bytesPerSecond: null, isPaused: false })
    const current = sendFile(file, {
      purpose: WATERMARK_PURPOSE,
      onProgress(progress) {
        rate.add(progress * file.size, performance.now())
        change({ progress, bytesPerSecond: rate.get() })
      },
    })
    sending.current = {
      ...current,
      resume() {
        rate.reset()
        current.resume()
      },
    }
    const upload_id = await current.uploadId
    setUpload({ state: 'opening', file })
    await checkedUpload(upload_id)
    const { token, ...removal } = await openRemovalFn({ data: { upload_id } })
    queryClient.setQueryData(removalQuery(token).queryKey, removal)
    onOpen(token, file)
    setUpload(NONE)
  }

  return {
    upload,
    problem,
    hasOthers,
    choose,
    pause() {
      sending.current?.pause()
      change({ isPaused: true, bytesPerSecond: null })
    },
    resume() {
      sending.current?.resume()
      change({ isPaused: false })
    },
    cancel: () => void sending.current?.abort(),
  }
}
