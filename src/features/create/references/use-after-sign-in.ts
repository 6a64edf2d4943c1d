import { useEffect, useEffectEvent, useRef } from 'react'

/** Keeps a visitor's latest wish, and performs it once they have signed in on this page. */
export function useAfterSignIn<Wish>(
  isSignedIn: boolean,
  perform: (wish: Wish) => void,
): (wish: Wish) => void {
  const kept = useRef<{ wish: Wish } | null>(null)
  const catchUp = useEffectEvent(() => {
    const last = kept.current
    kept.current = null
    if (last) perform(last.wish)
  })
  useEffect(() => {
    if (isSignedIn) catchUp()
  }, [isSignedIn])
  return (wish) => {
    kept.current = { wish }
  }
}
