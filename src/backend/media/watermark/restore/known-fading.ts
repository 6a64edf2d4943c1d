import type { Scene } from '../switches/scene.ts'
import type { MarkSpan } from './mark-span.ts'

/** A fading mark, learned from the whole video. */
export interface KnownFading {
  /**
   * The spans in which it is shown within a stretch; null if it comes and goes at once there, unless no other such mark
   * is known.
   */
  spansIn(scene: Scene, isOnly?: boolean): Promise<MarkSpan[] | null> | MarkSpan[] | null
}
