/** Added to every time stamp on the way, because transport streams know no negative time. */
export const CLOCK_OFFSET_SECONDS = 10

/** A stretch of a film as a transport stream, whose pieces may simply be put together. */
export const stretchSettings = (secondsBefore: number): string[] => [
  ...['-output_ts_offset', (secondsBefore + CLOCK_OFFSET_SECONDS).toFixed(6)],
  ...['-muxdelay', '0', '-muxpreload', '0', '-avoid_negative_ts', 'disabled', '-f', 'mpegts'],
]
