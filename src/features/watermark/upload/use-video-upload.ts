import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { checkedUpload } from '@/api/checked-upload'
import { type FileSending, sendFile } from '@/api/send-file'
import { visitorInfoQuery } from '@/api/visitors.queries'
import { openRemovalFn } from '@/api/watermark.functions'
import { removalQuery } from '@/api/watermark.queries'
import { notify } from '@/browser/notifications'
import { readSession, writeSession } from '@/browser/session-store'
import { isAppError } from '@/contract/app-error'
import { WATERMARK_PURPOSE } from '@/contract/watermark'
import { errorMessage } from '@/i18n/error-messages'
import { checkVideo } from './check-file'
import { readSeconds } from './read-video'
import { TransferRate } from './transfer-rate'
import { videoProblemSentence } from './upload-problem'

interface Named {
  name: string
  /** Null when it was chosen before a reload of the page. */
  sizeBytes: number | null
}

/** A video on its way to us. */
export type VideoUpload =
  | { state: 'none' }
  | (Named & { state: 'checking' })
  | (Named & {
      state: 'sending'
      /** 0 to 1. */
      progress: number
      bytesPerSecond: number | null
      isPaused: boolean
    })
  /** Every byte has arrived; the server looks at them. */
  | (Named & { state: 'opening' })

const NONE: VideoUpload = { state: 'none' }

/**
 * Takes the first of the dropped files, checks it, sends it and opens it. A reload of the page goes on
 * by itself once all of the video has arrived; before that the same file must be chosen again.
 * @param token the video that is looked at now, if any: only then is the upload no longer needed
 * @param onOpen the video can be worked on; called with the secret of its link
 */
export function useVideoUpload(
  token: string | null,
  onOpen: (token: string, file: File | null) => void,
) {
  const { i18n, t } = useLingui()
  const queryClient = useQueryClient()
  const [upload, setUpload] = useState<VideoUpload>(NONE)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasOthers, setOthers] = useState(false)
  const [interrupted, setInterrupted] = useState<string | null>(null)
  const sending = useRef<FileSending | null>(null)

  const change = (patch: Partial<Extract<VideoUpload, { state: 'sending' }>>) =>
    setUpload((now) => (now.state === 'sending' ? { ...now, ...patch } : now))

  async function choose([file, ...others]: readonly File[]) {
    if (!file) return
    setProblem(null)
    setInterrupted(null)
    setOthers(others.length > 0)
    if (others.length > 0) notify('warning', t`One video at a time: the first one is used.`)
    const named = { name: file.name, sizeBytes: file.size }
    setUpload({ ...named, state: 'checking' })
    await watched(async () => {
      const reason = await checkVideo(file, { readSeconds, readSecondsMax })
      if (reason) {
        setProblem(videoProblemSentence(i18n, reason, file.name))
        return setUpload(NONE)
      }
      const uploadId = await send(file)
      await open(uploadId, named, file)
    })
  }

  /** Says why it came to nothing; what may still be gone on with is not forgotten. */
  async function watched(bring: () => Promise<void>) {
    try {
      await bring()
    } catch (error) {
      const code = isAppError(error) ? error.code : 'internal'
      if (code !== 'network_error') writeSession('watermark_upload', null)
      if (code !== 'user_cancelled') setProblem(errorMessage(i18n, error))
      setUpload(NONE)
    }
  }

  /** Without an account the video belongs to the visitor's record, which must be there first. */
  async function readSecondsMax(): Promise<number | null> {
    const user = await queryClient.ensureQueryData(userInfoQuery())
    if (user) return null
    const visitor = await queryClient.ensureQueryData(visitorInfoQuery())
    return visitor.free_seconds_max
  }

  async function send(file: File) {
    await readSecondsMax()
    const { name, size: sizeBytes } = file
    writeSession('watermark_upload', { file_name: name, upload_id: null })
    const rate = new TransferRate()
    const begin = { progress: 0, bytesPerSecond: null, isPaused: false }
    setUpload({ state: 'sending', name, sizeBytes, ...begin })
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
    return current.uploadId
  }

  async function open(upload_id: string, named: Named, file: File | null) {
    writeSession('watermark_upload', { file_name: named.name, upload_id })
    setUpload({ ...named, state: 'opening' })
    await checkedUpload(upload_id)
    const { token: opened, ...removal } = await openRemovalFn({ data: { upload_id } })
    queryClient.setQueryData(removalQuery(opened).queryKey, removal)
    onOpen(opened, file)
    setUpload(NONE)
  }

  useEffect(() => {
    if (token) writeSession('watermark_upload', null)
  }, [token])
  const hasBegun = useRef(false)
  const goOn = useEffectEvent(() => {
    const left = readSession('watermark_upload')
    // The address may name a video that this first sight of the page does not know yet.
    if (!left || location.hash || hasBegun.current) return
    hasBegun.current = true
    const { file_name: name, upload_id } = left
    if (!upload_id) return setInterrupted(name)
    void watched(() => open(upload_id, { name, sizeBytes: null }, null))
  })
  useEffect(() => goOn(), [])

  return {
    upload,
    problem,
    hasOthers,
    /** Name of a video that did not arrive before the page was reloaded. */
    interrupted,
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
