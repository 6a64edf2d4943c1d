/** `1:02.345`: a time as people type it. */
export function timeText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const seconds = ((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${minutes}:${seconds}`
}

/** Parses `1:02.3`, `62,3`, `0:01:02`; null if it is not a time. */
export function readTime(text: string): number | null {
  const match = /^\s*(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)\s*$/.exec(text)
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = ''] = match
  const isOver = (part: string) => Number(part.replace(',', '.')) >= 60
  // 99 seconds are only valid without minutes; otherwise it is a typo.
  if ((match[2] && isOver(seconds)) || (match[1] && isOver(minutes))) return null
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
  return Math.round(whole * 1000)
}
