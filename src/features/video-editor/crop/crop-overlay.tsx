import { useEffect, useRef } from 'react'
import { ASPECT_RATIOS } from '@/contract/generation'
import type { Timeline, TimelineClip } from '@/contract/timeline'
import { type Edit, pieceAt } from '../editing'
import type { FilmPlayer } from '../film/player'
import type { Sources } from '../film/sources'
import { useFrame } from '../film/use-player'
import { CropFrame } from './crop-frame'
import { WHOLE_PICTURE } from './cropping'
import { wholeIn } from './placing'
import type { CroppingOf } from './use-cropping'

interface CropOverlayProps {
  clip: TimelineClip | undefined
  cropping: CroppingOf
  timeline: Timeline
  player: FilmPlayer
  sources: Sources
  edit: (edit: Edit) => void
}

/** Lies over the film while a clip is cropped, as long as that clip is shown. */
export function CropOverlay(props: CropOverlayProps) {
  const { clip, cropping, timeline, player, sources, edit } = props
  const frame = useFrame(player)
  const source = sources.get(clip?.file_id ?? '')
  const kept = useRef<HTMLDivElement>(null)
  // On a phone the button is below the film; the focus scrolls the film into view.
  useEffect(() => {
    if (cropping.isOn) kept.current?.focus()
  }, [cropping.isOn])
  const isHere = clip && pieceAt(timeline, frame)?.piece.clip?.id === clip.id
  if (!isHere || !source || !cropping.isOn) return null
  const [width, height] = ASPECT_RATIOS[timeline.ratio]
  return (
    <CropFrame
      ref={kept}
      crop={clip.crop ?? WHOLE_PICTURE}
      picture={wholeIn(source, { width, height })}
      shape={cropping.shape}
      edit={edit}
      onCrop={cropping.setCrop}
      onDone={cropping.stop}
    />
  )
}
