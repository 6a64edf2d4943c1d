import { useSyncExternalStore } from 'react'

/** Whether a media query matches; null on the server and until hydration. */
export const useMediaQuery = (query: string): boolean | null =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => null,
  )
