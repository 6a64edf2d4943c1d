import { type RefObject, useEffect, useState } from 'react'

/** So far from the top, and from where it was opened, the composer gives its room to the results. */
const FOLDS_AFTER_PX = 48
const FOLLOWS_FOR_MS = 200

/**
 * Whether the composer is folded to a line: from when somebody scrolls through what was made until they
 * come back to the top, or to its words. The height that it had stays taken, so that nothing moves.
 */
export function useFolding(element: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [heldHeight, setHeldHeight] = useState<number | null>(null)
  useEffect(() => {
    const dock = element.current
    if (!isWanted || !dock) return
    let openedAt = scrollY
    let openedLast = 0
    const open = () => {
      openedAt = scrollY
      setHeldHeight(null)
    }
    const onScroll = () => {
      // A browser may scroll to what has just got the focus.
      const isFollowing = performance.now() - openedLast < FOLLOWS_FOR_MS
      if (isFollowing) openedAt = scrollY
      else if (scrollY < FOLDS_AFTER_PX) open()
      else if (Math.abs(scrollY - openedAt) > FOLDS_AFTER_PX) {
        setHeldHeight((held) => held ?? dock.offsetHeight)
      }
    }
    const openByWords = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      openedLast = performance.now()
      open()
    }
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('scroll', onScroll, { signal, passive: true })
    for (const type of ['focusin', 'pointerdown', 'input']) {
      dock.addEventListener(type, openByWords, { signal })
    }
    return () => {
      controller.abort()
      setHeldHeight(null)
    }
  }, [element, isWanted])
  return { isFolded: heldHeight !== null, heldHeight }
}
