/** Added to every timestamp in between, because transport streams do not allow negative times. */
export const CLOCK_OFFSET_SECONDS = 10

/** Output options for a stretch of a film as a transport stream, whose pieces can simply be concatenated. */
export const stretchSettings = (secondsBefore: number): string[] => [
  ...['-output_ts_offset', (secondsBefore + CLOCK_OFFSET_SECONDS).toFixed(6)],
  ...['-muxdelay', '0', '-muxpreload', '0', '-avoid_negative_ts', 'disabled', '-f', 'mpegts'],
]
