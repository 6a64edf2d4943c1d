import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Edit } from '../editing'

/** A smaller movement is a click. */
const SLACK_PIXELS = 8

const placeOf = (element: Element | null | undefined): number =>
  Number(element?.getAttribute('data-place') ?? Number.NaN)

/**
 * A clip dragged over another one takes its place. With a finger dragging scrolls instead; for touch and
 * keyboard there are buttons. The listeners are on the window, because the dragged element itself changes its
 * place in the DOM.
 */
export function beginReordering(
  { button, pointerType, clientX: start }: ReactPointerEvent<HTMLElement>,
  id: string,
  edit: (edit: Edit) => void,
): void {
  if (button !== 0 || pointerType === 'touch') return
  const controller = new AbortController()
  const { signal } = controller
  let isPulled = false
  const pull = ({ clientX, clientY, movementX }: PointerEvent) => {
    if (!isPulled && Math.abs(clientX - start) < SLACK_PIXELS) return
    if (!isPulled) edit({ type: 'hold' })
    isPulled = true
    const own = placeOf(document.querySelector(`[data-clip="${id}"]`))
    const over = document.elementFromPoint(clientX, clientY)?.closest('[data-place]')
    const by = placeOf(over) - own
    // Only in the direction of the drag: a longer clip is still under the pointer after the swap.
    if (by * movementX > 0) edit({ type: 'move', id, by })
  }
  const end = () => {
    controller.abort()
    if (isPulled) edit({ type: 'release' })
  }
  window.addEventListener('pointermove', pull, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
