import type { ReactNode } from 'react'
import { ASPECT_RATIOS, type AspectRatio } from '@/contract/generation'

const STAGE_HEIGHT = 112

interface StarterFrameProps {
  ratio: AspectRatio
  /** Classes of its background. */
  ground: string
  children: ReactNode
}

/** A miniature of what a starter leads to: a frame of its shape, without words of any language. */
export function StarterFrame({ ratio, ground, children }: StarterFrameProps) {
  const [w, h] = ASPECT_RATIOS[ratio]
  const height = Math.min(STAGE_HEIGHT, (STAGE_HEIGHT * 1.1 * h) / w)
  return (
    <span aria-hidden className="grid w-full place-items-center" style={{ height: STAGE_HEIGHT }}>
      <span
        className={`relative block overflow-hidden rounded-md ${ground}`}
        style={{ height, width: (height * w) / h }}
      >
        {children}
      </span>
    </span>
  )
}

/** Two strokes in place of a headline. */
export function Headline({ className }: { className: string }) {
  return (
    <span className="absolute top-2.5 left-2.5 flex flex-col gap-1">
      <span className={`h-1.5 w-9 rounded-full ${className}`} />
      <span className={`h-1.5 w-6 rounded-full ${className}`} />
    </span>
  )
}
