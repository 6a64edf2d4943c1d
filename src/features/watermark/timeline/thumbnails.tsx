import { useEffect, useRef } from 'react'

interface ThumbnailsProps {
  url: string
  duration: number
  /** Aspect ratio of the picture: width over height. */
  ratio: number
}

const HEIGHT = 48
const COUNT_MAX = 24

/** Thumbnails along the timeline, made in the browser from the video itself. */
export function Thumbnails({ url, duration, ratio }: ThumbnailsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const controller = new AbortController()
    void drawThumbnails(element, { url, duration, ratio }, controller.signal)
    return () => controller.abort()
  }, [url, duration, ratio])

  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full rounded-md" />
}

async function drawThumbnails(
  canvas: HTMLCanvasElement,
  { url, duration, ratio }: ThumbnailsProps,
  signal: AbortSignal,
): Promise<void> {
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = canvas.clientWidth * scale
  canvas.height = HEIGHT * scale
  const context = canvas.getContext('2d')
  const video = document.createElement('video')
  signal.addEventListener('abort', () => forget(video))
  video.muted = true
  video.preload = 'auto'
  video.src = url
  const count = Math.min(COUNT_MAX, Math.max(1, Math.ceil(canvas.clientWidth / (HEIGHT * ratio))))
  const width = canvas.width / count
  for (let index = 0; index < count && !signal.aborted; index += 1) {
    const isThere = await seekTo(video, ((index + 0.5) / count) * duration, signal)
    // No thumbnails for a video this browser cannot play; the strip stays plain.
    if (!isThere || video.videoWidth === 0) break
    if (context) drawCovering(context, video, { x: index * width, width, height: canvas.height })
  }
  forget(video)
}

function seekTo(video: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  video.onseeked = () => resolve(true)
  video.onerror = () => resolve(false)
  signal.addEventListener('abort', () => resolve(false), { once: true })
  video.currentTime = seconds
  return promise
}

/** Also stops the download: removing the attribute alone does not. */
function forget(video: HTMLVideoElement): void {
  video.removeAttribute('src')
  video.load()
}

/** Draws the center of the picture, covering its slot. */
function drawCovering(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  { x, width, height }: { x: number; width: number; height: number },
): void {
  const { videoWidth, videoHeight } = video
  const scale = Math.max(width / videoWidth, height / videoHeight)
  const [w, h] = [width / scale, height / scale]
  context.drawImage(
    video,
    ...[(videoWidth - w) / 2, (videoHeight - h) / 2, w, h],
    ...[x, 0, width, height],
  )
}
