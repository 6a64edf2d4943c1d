import type { Scene } from '../switches/scene.ts'
import type { MarkSpan } from './mark-span.ts'

/** A mark that fades, known from the whole video. */
export interface KnownFading {
  /** When it is shown in a stretch; null when it comes and goes at once there, unless no other mark is known to do so. */
  spansIn(scene: Scene, isOnly?: boolean): Promise<MarkSpan[] | null> | MarkSpan[] | null
}
