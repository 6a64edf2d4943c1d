import { type RefObject, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { useMediaQuery } from '@/features/create/use-media-query'
import { ComposerBar } from '../phone/composer-bar'
import { Composer } from './composer'
import { useComposer } from './composer-context'
import { useFolding } from './use-folding'

/**
 * The composer at the lower edge of the window; on a phone a bar that opens. Below a feed it owns the edge:
 * results end above it, and it folds to one line while the user scrolls through them, or where it would cover
 * a new result.
 */
export function DockedComposer({ isBelowFeed }: { isBelowFeed: boolean }) {
  // Until hydration both are rendered and CSS shows the right one.
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
 * Keeps focused elements from hiding behind the composer, and tells toasts how much it covers. CSS scroll
 * margins would need its height in the styles: every new line typed would restyle the whole page.
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

/** Scrolls an element focused by keyboard until it is above the composer; elements in the composer stay. */
function uncover(target: EventTarget | null, cover: HTMLElement) {
  if (!(target instanceof HTMLElement) || cover.contains(target)) return
  if (!target.closest('#content') || !target.matches(':focus-visible')) return
  const hidden =
    target.getBoundingClientRect().bottom - (cover.getBoundingClientRect().top - GAP_PX)
  if (hidden > 0) scrollBy({ top: hidden })
}
