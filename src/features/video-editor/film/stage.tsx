import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback } from 'react'
import { WordsOverlay } from '@/components/subtitles/words-overlay'
import { ASPECT_RATIOS } from '@/contract/generation'
import { TIMELINE_FPS, type Timeline } from '@/contract/timeline'
import { layOut, type Piece } from '@/contract/timeline-layout'
import { useLanguage } from '@/i18n/use-language'
import { placing } from '../crop/placing'
import { type FilmPlayer, keyOf } from './player'
import type { Sources } from './sources'
import { useFrame } from './use-player'

interface StageProps {
  player: FilmPlayer
  timeline: Timeline
  sources: Sources
  /** Rendered over the film. */
  children?: ReactNode
}

/** Loaded in advance, so that the cut to a clip does not stall. */
const AHEAD = 3 * TIMELINE_FPS

/** The film as it will be: its videos stacked and positioned frame by frame. */
export function Stage({ player, timeline, sources, children }: StageProps) {
  const { t } = useLingui()
  const [w, h] = ASPECT_RATIOS[timeline.ratio]
  const half = useFrame(player, TIMELINE_FPS / 2)
  const near = layOut(timeline).pieces.filter(
    ({ from, to }) => from - AHEAD <= half && half <= to + TIMELINE_FPS,
  )
  return (
    <div className="flex justify-center rounded-lg bg-black [--film-height:34dvh] lg:[--film-height:48dvh]">
      <section
        aria-label={t`Your video`}
        className="@container-size relative max-w-full overflow-hidden bg-black"
        style={{
          aspectRatio: `${w} / ${h}`,
          width: `min(100%, calc(var(--film-height) * ${w / h}))`,
        }}
      >
        {near.map((piece) => (
          <PieceView key={keyOf(piece)} {...{ player, piece, timeline, sources }} />
        ))}
        {timeline.tracks.map(({ id, file_id }) => (
          <TrackSound key={id} {...{ player, id }} url={sources.get(file_id)?.url} />
        ))}
        <Captions player={player} timeline={timeline} />
        {children}
      </section>
    </div>
  )
}

/** A `ref` callback that tells the player which element shows or plays what. */
const useAttached = (player: FilmPlayer, key: string) =>
  useCallback(
    (element: HTMLElement | null) => (element ? player.attach(key, element) : undefined),
    [player, key],
  )

function PieceView({ player, piece, timeline, sources }: StageProps & { piece: Piece }) {
  const attach = useAttached(player, keyOf(piece))
  const { clip } = piece
  const source = sources.get(clip?.file_id ?? timeline.end_card?.file_id ?? '')
  const place = 'invisible absolute inset-0 size-full bg-black'
  if (!source) return null
  if (!clip)
    return (
      <img
        ref={attach}
        src={source.url}
        alt=""
        className={`${place} object-contain`}
        draggable={false}
      />
    )
  const [width, height] = ASPECT_RATIOS[timeline.ratio]
  const style = placing(clip, source, { width, height })
  const focus = clip.fit === 'fill' ? clip.focus : 0.5
  return (
    <div ref={attach} className={`${place} overflow-hidden`}>
      <div
        className="relative size-full scale-(--nearer)"
        style={{ transformOrigin: `${focus * 100}% ${focus * 100}%` }}
      >
        {clip.still ? (
          <img src={source.preview_url} alt="" draggable={false} style={style} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: its captions are what is laid over it here.
          <video src={source.url} playsInline preload="auto" style={style} />
        )}
      </div>
    </div>
  )
}

function TrackSound({ player, id, url }: { player: FilmPlayer; id: string; url?: string }) {
  const attach = useAttached(player, id)
  // biome-ignore lint/a11y/useMediaCaption: it has no picture to show words over.
  return <audio ref={attach} src={url} preload="auto" />
}

function Captions({ player, timeline }: Pick<StageProps, 'player' | 'timeline'>) {
  const language = useLanguage()
  const frame = useFrame(player)
  const { captions, ratio } = timeline
  if (!captions) return null
  const [width, height] = ASPECT_RATIOS[ratio]
  return (
    <WordsOverlay
      ms={Math.round((frame * 1000) / TIMELINE_FPS)}
      cues={captions.cues}
      style={captions.style}
      zone={null}
      size={{ width, height }}
      language={language}
    />
  )
}
