/**
 * Calls back once what was changed just now is on the screen: a press is answered first, and what it
 * takes long to bring about follows.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
