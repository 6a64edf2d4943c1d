import { useEffect, useState } from 'react'
import type { TimelineSource } from '@/contract/endpoints/timelines'

/** Evenly spaced thumbnails of a video. */
export interface Thumbs {
  pictures: readonly CanvasImageSource[]
  /** Interval in seconds. */
  every: number
}

const COUNT_MAX = 24
const HEIGHT = 56
const known = new Map<string, Promise<Thumbs>>()

/** Read once per file, however many clips use it. */
export function useThumbs(source: TimelineSource | undefined): Thumbs | null {
  const [thumbs, setThumbs] = useState<Thumbs | null>(null)
  useEffect(() => {
    if (!source || source.kind === 'audio') return
    let isWanted = true
    const { file_id } = source
    const read = source.kind === 'image' ? readImage : readThumbs
    const reading = known.get(file_id) ?? read(source)
    known.set(file_id, reading)
    reading.then(
      (thumbs) => isWanted && setThumbs(thumbs),
      () => known.delete(file_id),
    )
    return () => {
      isWanted = false
    }
  }, [source])
  return thumbs
}

/** An image is the same at any time. */
async function readImage({ thumbnail_url }: TimelineSource): Promise<Thumbs> {
  const image = new Image()
  image.src = thumbnail_url
  await image.decode()
  return { pictures: [thumbOf(image, image.naturalWidth, image.naturalHeight)], every: Infinity }
}

function thumbOf(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.height = HEIGHT
  canvas.width = Math.max(1, Math.round((HEIGHT * width) / height))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
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
    pictures.push(thumbOf(video, video.videoWidth, video.videoHeight))
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
