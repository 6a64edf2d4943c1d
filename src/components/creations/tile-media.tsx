import { useLingui } from '@lingui/react/macro'
import { Play, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { clockTime } from './output-text'

/** Long edges of the preview pictures the API makes. */
const THUMBNAIL_EDGE = 480
const PREVIEW_EDGE = 960
const PREVIEW_MS = 5_000

/** The fields of a picture or a video that a tile needs. */
export type TilePicture = Pick<
  TaskOutput,
  | 'kind'
  | 'width'
  | 'height'
  | 'duration_seconds'
  | 'has_audio'
  | 'average_color'
  | 'url'
  | 'thumbnail_url'
  | 'preview_url'
>

interface TileMediaProps {
  output: TilePicture
  /** A smaller picture of it that the browser already has. */
  seenAs?: string | null | undefined
  /** Shows all of the picture in a tile of another shape instead of cropping it to fill. */
  isWhole?: boolean
  /** Called when the file cannot be loaded anymore. */
  onGone: () => void
}

/** The preview picture of a result. A video plays once on hover, silently and for five seconds at most. */
export function TileMedia({ output, seenAs, isWhole = false, onGone }: TileMediaProps) {
  const { t } = useLingui()
  const fit = isWhole ? 'size-full object-contain' : 'size-full object-cover'
  const [isPlaying, setPlaying] = useState(false)
  const isVideo = output.kind === 'video'
  const width = (edge: number) => Math.round(edge * Math.min(1, output.width / output.height))
  const start = () => setPlaying(isVideo && !prefersStillness())
  return (
    <span
      className="block size-full bg-center bg-cover"
      // Shown until the picture has loaded.
      style={{
        backgroundColor: output.average_color ?? undefined,
        backgroundImage: seenAs ? `url("${seenAs}")` : undefined,
      }}
      onPointerEnter={start}
      onPointerLeave={() => setPlaying(false)}
    >
      <img
        src={output.thumbnail_url}
        srcSet={`${output.thumbnail_url} ${width(THUMBNAIL_EDGE)}w, ${output.preview_url} ${width(PREVIEW_EDGE)}w`}
        sizes="auto, 320px"
        alt=""
        width={output.width}
        height={output.height}
        loading="lazy"
        decoding="async"
        className={fit}
        onError={onGone}
      />
      {isPlaying && <ShortPlayback output={output} fit={fit} onEnd={() => setPlaying(false)} />}
      {output.kind !== 'image' && (
        <span className="absolute right-2 bottom-2 flex items-center gap-1 rounded-full bg-black/70 px-2 py-1 text-white text-xs tabular-nums leading-none">
          <Play className="size-3 fill-current" aria-hidden />
          {clockTime(output.duration_seconds ?? 0)}
          {output.has_audio && <Volume2 className="size-3" aria-label={t`With sound`} />}
        </span>
      )}
    </span>
  )
}

interface ShortPlaybackProps {
  output: TilePicture
  fit: string
  onEnd: () => void
}

function ShortPlayback({ output, fit, onEnd }: ShortPlaybackProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, PREVIEW_MS)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <video
      src={output.url}
      muted
      autoPlay
      playsInline
      aria-hidden
      tabIndex={-1}
      className={`absolute inset-0 ${fit}`}
      onEnded={onEnd}
    />
  )
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
