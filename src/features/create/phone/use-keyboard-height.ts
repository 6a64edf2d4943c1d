import { useSyncExternalStore } from 'react'

/** How much of the window the on-screen keyboard covers, in pixels. */
export const useKeyboardHeight = (): number =>
  useSyncExternalStore(
    (onChange) => {
      visualViewport?.addEventListener('resize', onChange)
      visualViewport?.addEventListener('scroll', onChange)
      return () => {
        visualViewport?.removeEventListener('resize', onChange)
        visualViewport?.removeEventListener('scroll', onChange)
      }
    },
    () => {
      if (!visualViewport) return 0
      return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop))
    },
    () => 0,
  )
