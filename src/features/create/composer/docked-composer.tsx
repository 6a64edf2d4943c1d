import { type RefObject, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { useMediaQuery } from '@/features/create/use-media-query'
import { ComposerBar } from '../phone/composer-bar'
import { Composer } from './composer'
import { useComposer } from './composer-context'
import { useFolding } from './use-folding'

/**
 * The composer at the lower edge of the window; on a phone a bar that opens. Below a feed it has the
 * edge to itself: results end above it, and it folds to a line while somebody scrolls through them, or
 * where a new one would be hidden behind it.
 */
export function DockedComposer({ isBelowFeed }: { isBelowFeed: boolean }) {
  // Until the page is alive both are there and the style sheet shows the right one.
  const isPhone = useMediaQuery('(width < 40rem)')
  const dock = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLDivElement>(null)
  useComposerHeight(cover)
  const { draft } = useComposer()
  const { isFolded, heldHeight, makeRoom } = useFolding(
    dock,
    isBelowFeed && isPhone === false,
    draft.references.length,
  )
  return (
    <div
      ref={dock}
      data-dock
      style={heldHeight === null ? undefined : { minHeight: heldHeight }}
      className={cn(
        'pointer-events-none sticky z-30 flex flex-col justify-end',
        isBelowFeed
          ? '-mx-4 bottom-0 [@media(height<30rem)]:static sm:-mx-6'
          : 'bottom-[max(0.75rem,env(safe-area-inset-bottom))] mb-6 pt-4 sm:bottom-4',
      )}
    >
      <div
        ref={cover}
        className={cn(
          'pointer-events-auto w-full',
          isBelowFeed
            ? 'border-t bg-background px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6'
            : 'mx-auto max-w-240',
        )}
      >
        <div className="mx-auto max-w-240">
          {isPhone !== true && (
            <Composer className="max-sm:hidden" isFolded={isFolded} onSent={makeRoom} />
          )}
          {isPhone !== false && <ComposerBar className="sm:hidden" />}
        </div>
      </div>
    </div>
  )
}

/**
 * Keeps what gets the focus out from behind the composer, and tells messages how much it covers. A
 * margin for scrolling by the styles would need its height in them: everything on the page would get
 * its styles anew with every line typed.
 */
function useComposerHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!element.current) return
    const cover = element.current
    const { style } = document.body
    const observer = new ResizeObserver(() =>
      style.setProperty('--composer-h', `${cover.offsetHeight + GAP_PX}px`),
    )
    observer.observe(cover)
    const controller = new AbortController()
    addEventListener('focusin', ({ target }) => uncover(target, cover), controller)
    return () => {
      observer.disconnect()
      controller.abort()
      style.removeProperty('--composer-h')
    }
  }, [element])
}

const GAP_PX = 24

/** Scrolls what keys have led to until it is above the composer; what is in the composer stays. */
function uncover(target: EventTarget | null, cover: HTMLElement) {
  if (!(target instanceof HTMLElement) || cover.contains(target)) return
  if (!target.closest('#content') || !target.matches(':focus-visible')) return
  const hidden =
    target.getBoundingClientRect().bottom - (cover.getBoundingClientRect().top - GAP_PX)
  if (hidden > 0) scrollBy({ top: hidden })
}
