import { type Dispatch, type SetStateAction, useRef } from 'react'
import { type FileSending, sendFile } from '@/api/send-file'
import { writeSession } from '@/browser/session-store'
import { WATERMARK_PURPOSE } from '@/contract/watermark'
import { TransferRate } from './transfer-rate'
import type { VideoUpload } from './video-upload'

type Sending = Extract<VideoUpload, { state: 'sending' }>

/** Sends a video, reports the progress, and pauses or resumes on request. */
export function useVideoSending(setUpload: Dispatch<SetStateAction<VideoUpload>>) {
  const sending = useRef<FileSending | null>(null)
  const change = (patch: Partial<Sending>) =>
    setUpload((now) => (now.state === 'sending' ? { ...now, ...patch } : now))

  return {
    /** @returns the id of the upload, once every byte has arrived */
    send(file: File): Promise<string> {
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
    },
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
