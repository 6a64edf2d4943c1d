import { type RefObject, useEffect, useRef, useState } from 'react'

/** Scrolled this far from the top, and from where it was opened, the composer folds. */
const FOLDS_AFTER_PX = 48
const FOLLOWS_FOR_MS = 200
/** A first row of results ends above this: header, modes, day, and a tile. */
const FIRST_ROW_ENDS_PX = 440

/**
 * Folds the composer to one line while the user scrolls through the results, until they return to the top or
 * to the prompt. Its height stays reserved, so that nothing moves. `makeRoom` also folds it where it would
 * cover the result just requested. Added references open it, because a line cannot show them.
 */
export function useFolding(
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
  referenceCount: number,
) {
  const [heldHeight, setHeldHeight] = useState<number | null>(null)
  const openedAt = useRef(0)
  const openedLast = useRef(0)
  /** Folded for a result: it then stays folded at the top, too. */
  const isForResult = useRef(false)
  useEffect(() => {
    const dock = element.current
    if (!isWanted || !dock) return
    openedAt.current = scrollY
    let scrolledTo = scrollY
    const open = () => {
      isForResult.current = false
      openedAt.current = scrollY
      setHeldHeight(null)
    }
    const onScroll = () => {
      // A browser may scroll to the element that just got the focus.
      const isFollowing = performance.now() - openedLast.current < FOLLOWS_FOR_MS
      if (scrollY > Math.max(scrolledTo, FOLDS_AFTER_PX)) isForResult.current = false
      scrolledTo = scrollY
      if (isFollowing) openedAt.current = scrollY
      else if (scrollY < FOLDS_AFTER_PX && !isForResult.current) open()
      else if (Math.abs(scrollY - openedAt.current) > FOLDS_AFTER_PX) {
        setHeldHeight((held) => held ?? dock.offsetHeight)
      }
    }
    const openByWords = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement) || !dock.contains(target)) return
      openedLast.current = performance.now()
      open()
    }
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('scroll', onScroll, { signal, passive: true })
    // On the window: rendering before the field's own listener has seen the letter would revert it.
    for (const type of ['focusin', 'pointerdown', 'input']) {
      addEventListener(type, openByWords, { signal })
    }
    return () => {
      controller.abort()
      setHeldHeight(null)
    }
  }, [element, isWanted])
  const seenCount = useRef(referenceCount)
  useEffect(() => {
    const isMore = referenceCount > seenCount.current
    seenCount.current = referenceCount
    if (!isMore) return
    isForResult.current = false
    openedAt.current = scrollY
    openedLast.current = performance.now()
    setHeldHeight(null)
  }, [referenceCount])
  function makeRoom() {
    const dock = element.current
    if (!isWanted || !dock || dock.getBoundingClientRect().top >= FIRST_ROW_ENDS_PX) return
    isForResult.current = true
    setHeldHeight((held) => held ?? dock.offsetHeight)
  }
  return { isFolded: heldHeight !== null, heldHeight, makeRoom }
}
