import type { ComponentProps } from 'react'

interface PlayedVideoProps extends ComponentProps<'video'> {
  'aria-label': string
}

/**
 * A video without the browser’s own controls: ours play several in step. No poster: it may show another
 * moment than the clock tells.
 */
export const PlayedVideo = (props: PlayedVideoProps) => (
  <video playsInline preload="auto" {...props} />
)
