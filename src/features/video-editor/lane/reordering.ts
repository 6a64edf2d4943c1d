import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Edit } from '../editing'

/** Before this a press is a click. */
const SLACK_PIXELS = 8

const placeOf = (element: Element | null | undefined): number =>
  Number(element?.getAttribute('data-place') ?? Number.NaN)

/**
 * A clip that is pulled over another one takes its place. A finger scrolls here instead; for it, and for keys, there are
 * buttons. Listened to by the window: what is pulled changes its place among the elements, too.
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
    // On the way there alone: a longer one is under the pointer still after it has given way.
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
