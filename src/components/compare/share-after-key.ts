const STEP = 0.01
const FAR = 0.1

/** Where a key moves the line of a comparison: by a hundredth, with Shift by a tenth, or to an end. */
export function shareAfterKey(
  share: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | null {
  const step = shiftKey ? FAR : STEP
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, share - step)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(1, share + step)
    case 'PageDown':
      return Math.max(0, share - FAR)
    case 'PageUp':
      return Math.min(1, share + FAR)
    case 'Home':
      return 0
    case 'End':
      return 1
    default:
      return null
  }
}
