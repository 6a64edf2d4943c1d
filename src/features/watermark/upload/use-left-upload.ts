import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSession, writeSession } from '@/browser/session-store'

/**
 * What a page reload left of an upload: it continues by itself if the whole video has arrived; otherwise the
 * same file must be chosen again.
 * @param token the currently viewed video, if any: only then is the upload no longer needed
 */
export function useLeftUpload(
  token: string | null,
  onArrived: (uploadId: string, name: string) => void,
) {
  const [interrupted, setInterrupted] = useState<string | null>(null)
  useEffect(() => {
    if (token) writeSession('watermark_upload', null)
  }, [token])
  const hasBegun = useRef(false)
  const goOn = useEffectEvent(() => {
    const left = readSession('watermark_upload')
    // The address may name a video that the first render does not know yet.
    if (!left || location.hash || hasBegun.current) return
    hasBegun.current = true
    const { file_name: name, upload_id } = left
    if (!upload_id) return setInterrupted(name)
    onArrived(upload_id, name)
  })
  useEffect(() => goOn(), [])
  return {
    /** Name of a video whose upload was cut off by a reload. */
    interrupted,
    forget: () => setInterrupted(null),
  }
}
