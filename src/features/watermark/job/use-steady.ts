import { useEffect, useRef, useState } from 'react'

/** A throttled value: it changes at most every `everyMs`; the first change shows at once. */
export function useSteady<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const wait = Math.max(0, shownAt.current + everyMs - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, everyMs])

  return shown
}
