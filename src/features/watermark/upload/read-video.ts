const PATIENCE_MS = 5_000

/** Length of a video on this device, in seconds; null when the browser cannot play it. */
export function readSeconds(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  const { promise, resolve } = Promise.withResolvers<number | null>()
  // Some files keep a browser reading forever; the server checks every file again.
  const timer = setTimeout(() => resolve(null), PATIENCE_MS)
  video.preload = 'metadata'
  video.muted = true
  video.onerror = () => resolve(null)
  video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : null)
  video.src = url
  return promise.finally(() => {
    clearTimeout(timer)
    // It still buffers: the object URL may only be revoked once that has stopped.
    video.onerror = null
    video.removeAttribute('src')
    video.load()
    setTimeout(() => URL.revokeObjectURL(url), PATIENCE_MS)
  })
}
