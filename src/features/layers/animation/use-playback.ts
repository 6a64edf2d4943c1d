import { type RefObject, useEffect, useState } from 'react'
import { motionBox, moveOf, type PlacedPose, placePose, poseAt } from '@/contract/layer-motion'
import type { LayerDocument, PictureLayer } from '@/contract/layers'
import type { Box } from '../snapping'

interface Playback {
  document: LayerDocument
  scale: number | null
  stage: RefObject<HTMLDivElement | null>
  boxOf: (layer: PictureLayer) => Box
}

/**
 * Plays the film once, on the picture itself: each layer's element moves as the engine will move it. There is
 * no autoplay, so users who prefer less motion see the end state until they press play.
 */
export function usePlayback({ document, scale, stage, boxOf }: Playback) {
  const [isAsked, setAsked] = useState(false)
  const isPlaying = isAsked && document.animation !== undefined
  // An animation that is removed and restored does not start by itself.
  if (isAsked && !isPlaying) setAsked(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes follow from the document.
  useEffect(() => {
    const { animation } = document
    const { current } = stage
    if (!isPlaying || !animation || !current || scale === null) return
    const moving = document.layers.flatMap((layer) => {
      const move = moveOf(document, layer)
      const element = current.querySelector<HTMLElement>(`[data-motion="${layer.id}"]`)
      return move && element ? [{ move, element, box: motionBox(document, layer, boxOf) }] : []
    })
    let begun: number | null = null
    const step = (now: number) => {
      begun ??= now
      const seconds = (now - begun) / 1_000
      if (seconds >= animation.seconds) return setAsked(false)
      for (const { move, element, box } of moving)
        show(element, placePose(poseAt(animation, move, seconds), box, document), scale)
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      for (const { element } of moving) element.removeAttribute('style')
    }
  }, [isPlaying, document, scale, stage])
  return { isPlaying, play: () => setAsked(true), stop: () => setAsked(false) }
}

export type PlaybackOf = ReturnType<typeof usePlayback>

function show(element: HTMLElement, pose: PlacedPose, scale: number): void {
  const { moveX, moveY, middle, clip } = pose
  const { style } = element
  style.opacity = String(pose.alpha)
  style.transformOrigin = `${middle.x * scale}px ${middle.y * scale}px`
  style.transform = `translate(${moveX * scale}px, ${moveY * scale}px) rotate(${pose.turn}deg) scale(${pose.scale})`
  const px = (value: number) => `${value * scale}px`
  style.clipPath = clip
    ? `polygon(${[
        [clip.x, clip.y],
        [clip.x + clip.width, clip.y],
        [clip.x + clip.width, clip.y + clip.height],
        [clip.x, clip.y + clip.height],
      ]
        .map(([x = 0, y = 0]) => `${px(x)} ${px(y)}`)
        .join(', ')})`
    : ''
}
