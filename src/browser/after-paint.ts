/**
 * Runs the callback after the latest change has been painted: the screen answers a press first, slow work
 * follows.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
