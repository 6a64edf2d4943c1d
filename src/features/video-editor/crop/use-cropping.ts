import { useState } from 'react'
import { ASPECT_RATIOS } from '@/contract/generation'
import type { Crop, Timeline, TimelineClip } from '@/contract/timeline'
import { layOut } from '@/contract/timeline-layout'
import type { Edit } from '../editing'
import type { FilmPlayer } from '../film/player'
import type { Sources } from '../film/sources'
import { WHOLE_PICTURE } from './cropping'

/** The aspect ratio to keep: none, that of the film, or that of the picture. */
export type Kept = 'any' | 'film' | 'source'

interface CroppingIn {
  timeline: Timeline
  clip: TimelineClip | undefined
  sources: Sources
  player: FilmPlayer
  edit: (edit: Edit) => void
}

/** Cropping of the selected clip: meanwhile its whole picture is on the stage. */
export function useCropping({ timeline, clip, sources, player, edit }: CroppingIn) {
  const [cropped, setCropped] = useState<{ id: string; kept: Kept } | null>(null)
  const isOn = clip !== undefined && cropped?.id === clip.id
  const kept = isOn ? cropped.kept : 'any'
  const source = sources.get(clip?.file_id ?? '')

  const shapeOf = (what: Kept): number | null => {
    if (what === 'any' || !source) return null
    const [w, h] = ASPECT_RATIOS[timeline.ratio]
    return what === 'source' ? 1 : w / h / (source.width / source.height)
  }
  const setCrop = (crop: Crop | undefined) => {
    if (clip)
      edit({ type: 'clip', id: clip.id, change: { crop: isWhole(crop) ? undefined : crop } })
  }

  return {
    isOn,
    kept,
    shape: shapeOf(kept),
    shapeOf,
    setCrop,
    keep: (next: Kept) => clip && setCropped({ id: clip.id, kept: next }),
    stop: () => setCropped(null),
    start() {
      if (!clip) return
      const piece = layOut(timeline).pieces.find((one) => one.clip?.id === clip.id)
      const frame = player.getFrame()
      player.pause()
      // Moves out of a transition, where other clips shine through.
      if (
        piece &&
        (frame < piece.from + piece.enter.frames || frame >= piece.to - piece.leave.frames)
      )
        player.seek(piece.from + piece.enter.frames)
      setCropped({ id: clip.id, kept: 'any' })
    },
    /** The timeline shown on the stage meanwhile. */
    shown: isOn ? withWhole(timeline, clip.id) : timeline,
  }
}

export type CroppingOf = ReturnType<typeof useCropping>

const isWhole = (crop: Crop | undefined): boolean =>
  crop !== undefined && crop.w === WHOLE_PICTURE.w && crop.h === WHOLE_PICTURE.h

const withWhole = (timeline: Timeline, id: string): Timeline => ({
  ...timeline,
  clips: timeline.clips.map((one) =>
    one.id === id
      ? { ...one, crop: undefined, fit: 'whole', ...(one.still && { still: 'hold' }) }
      : one,
  ),
})
