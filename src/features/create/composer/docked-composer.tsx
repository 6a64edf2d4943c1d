import { type RefObject, useEffect, useRef } from 'react'
import { useMediaQuery } from '@/features/create/use-media-query'
import { ComposerBar } from '../phone/composer-bar'
import { Composer } from './composer'

/** The composer at the lower edge of the window; on a phone a bar that opens. */
export function DockedComposer() {
  // Until the page is alive both are there and the style sheet shows the right one.
  const isPhone = useMediaQuery('(width < 40rem)')
  const element = useRef<HTMLDivElement>(null)
  useComposerHeight(element)
  return (
    <div
      ref={element}
      className="sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 mx-auto mb-6 w-full max-w-240 pt-4 sm:bottom-4"
    >
      {isPhone !== true && <Composer className="max-sm:hidden" />}
      {isPhone !== false && <ComposerBar className="sm:hidden" />}
    </div>
  )
}

/** Tells the page how much the composer covers, so that what has the focus is not behind it. */
function useComposerHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!element.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--composer-h', `${Math.round(height) + 24}px`)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--composer-h')
    }
  }, [element])
}
