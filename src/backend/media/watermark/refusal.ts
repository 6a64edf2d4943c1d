export type RefusalReason = 'not_a_video' | 'no_such_place' | 'whole_picture' | 'nothing_found'

/** Why a video cannot be worked on, in one sentence a person can act on. */
export class WatermarkRefusal extends Error {
  override readonly name = 'WatermarkRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}
