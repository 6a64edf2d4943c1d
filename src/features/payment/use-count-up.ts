import { useEffect, useState } from 'react'

const COUNT_MS = 900

/** Animates from one number to another once; with reduced motion it jumps there. */
export function useCountUp(from: number | null, to: number): number {
  const [shown, setShown] = useState(from ?? to)
  useEffect(() => {
    if (from === null) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const startedAt = performance.now()
    const step = (now: number) => {
      const done = isCalm ? 1 : Math.min(1, (now - startedAt) / COUNT_MS)
      // Slows down toward the end.
      const eased = 1 - (1 - done) ** 3
      setShown(Math.round(from + (to - from) * eased))
      if (done < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return shown
}
