export type RefusalReason =
  | 'not_a_video'
  | 'too_large'
  | 'too_small'
  | 'no_such_place'
  | 'no_such_time'
  | 'whole_picture'
  | 'nothing_found'
  | 'out_unusable'
  | 'disk_full'

/** Why a video can't be processed, in one sentence a person can act on. */
export class WatermarkRefusal extends Error {
  override readonly name = 'WatermarkRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}
