import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSession, writeSession } from '@/browser/session-store'

/**
 * What a reload of the page left of an upload: it goes on by itself once all of the video has arrived;
 * before that the same file must be chosen again.
 * @param token the video that is looked at now, if any: only then is the upload no longer needed
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
    // The address may name a video that this first sight of the page does not know yet.
    if (!left || location.hash || hasBegun.current) return
    hasBegun.current = true
    const { file_name: name, upload_id } = left
    if (!upload_id) return setInterrupted(name)
    onArrived(upload_id, name)
  })
  useEffect(() => goOn(), [])
  return {
    /** Name of a video that did not arrive before the page was reloaded. */
    interrupted,
    forget: () => setInterrupted(null),
  }
}
