import type { Scene } from '../switches/scene.ts'
import type { MarkSpan } from './mark-span.ts'

/** A mark that fades, known from the whole video. */
export interface KnownFading {
  /** When it is shown in a stretch; null when it comes and goes at once there. */
  spansIn(scene: Scene): Promise<MarkSpan[] | null> | MarkSpan[] | null
}
