import { useEffect, useState } from 'react'
import type { TimelineSource } from '@/contract/endpoints/timelines'

/** Small pictures of a video, evenly spread. */
export interface Thumbs {
  pictures: readonly CanvasImageSource[]
  /** Seconds from one to the next. */
  every: number
}

const COUNT_MAX = 24
const HEIGHT = 56
const known = new Map<string, Promise<Thumbs>>()

/** Read once for each file, however many clips there are of it. */
export function useThumbs(source: TimelineSource | undefined): Thumbs | null {
  const [thumbs, setThumbs] = useState<Thumbs | null>(null)
  useEffect(() => {
    if (source?.kind !== 'video') return
    let isWanted = true
    const { file_id } = source
    const reading = known.get(file_id) ?? readThumbs(source)
    known.set(file_id, reading)
    reading.then(
      (read) => isWanted && setThumbs(read),
      () => known.delete(file_id),
    )
    return () => {
      isWanted = false
    }
  }, [source])
  return thumbs
}

async function readThumbs({ url, duration_seconds }: TimelineSource): Promise<Thumbs> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  await happened(video, 'loadeddata')
  const count = Math.max(1, Math.min(COUNT_MAX, Math.ceil(duration_seconds)))
  const every = duration_seconds / count
  const pictures: HTMLCanvasElement[] = []
  for (let at = 0; at < count; at += 1) {
    video.currentTime = (at + 0.5) * every
    await happened(video, 'seeked')
    const canvas = document.createElement('canvas')
    canvas.height = HEIGHT
    canvas.width = Math.max(1, Math.round((HEIGHT * video.videoWidth) / video.videoHeight))
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    pictures.push(canvas)
  }
  video.removeAttribute('src')
  video.load()
  return { pictures, every }
}

const happened = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('The video cannot be shown.')), {
      once: true,
    })
  })
