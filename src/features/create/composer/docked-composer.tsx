import { type RefObject, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { useMediaQuery } from '@/features/create/use-media-query'
import { ComposerBar } from '../phone/composer-bar'
import { Composer } from './composer'
import { useFolding } from './use-folding'

/**
 * The composer at the lower edge of the window; on a phone a bar that opens. Below a feed it has the
 * edge to itself: results end above it, and it folds to a line while somebody scrolls through them.
 */
export function DockedComposer({ isBelowFeed }: { isBelowFeed: boolean }) {
  // Until the page is alive both are there and the style sheet shows the right one.
  const isPhone = useMediaQuery('(width < 40rem)')
  const dock = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLDivElement>(null)
  useComposerHeight(cover)
  const { isFolded, heldHeight } = useFolding(dock, isBelowFeed && isPhone === false)
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
          {isPhone !== true && <Composer className="max-sm:hidden" isFolded={isFolded} />}
          {isPhone !== false && <ComposerBar className="sm:hidden" />}
        </div>
      </div>
    </div>
  )
}

/** Tells the page how much the composer covers, so that what has the focus is not behind it. */
function useComposerHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!element.current) return
    const scroller = document.documentElement.style
    const { style } = document.body
    const observer = new ResizeObserver(([entry]) => {
      const height = `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) + 24}px`
      scroller.scrollPaddingBottom = height
      style.setProperty('--composer-h', height)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      scroller.scrollPaddingBottom = ''
      style.removeProperty('--composer-h')
    }
  }, [element])
}
