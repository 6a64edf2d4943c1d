import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LayerMotion } from '@/contract/layers'

export const MOTION_NAMES: Record<LayerMotion, MessageDescriptor> = {
  fade: msg`Fade`,
  rise: msg`Rise`,
  drop: msg`Drop`,
  slide_left: msg`Slide from left`,
  slide_right: msg`Slide from right`,
  grow: msg`Grow`,
  shrink: msg`Shrink`,
  pop: msg`Pop`,
  wipe: msg`Wipe`,
  unveil: msg`Reveal`,
  swing: msg`Swing`,
  stamp: msg`Stamp`,
}
