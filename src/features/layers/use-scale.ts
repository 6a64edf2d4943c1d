import { useEffect, useRef, useState } from 'react'
import type { LayerDocument } from '@/contract/layers'

const STEP = 1.25
const [LEAST, MOST] = [0.05, 4]
const clamp = (scale: number) => Math.min(MOST, Math.max(LEAST, scale))

/** The zoom of the picture: fitted to its container, until the user chooses another. */
export function useScale({ width, height }: LayerDocument) {
  const place = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState<number | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const measure = () => {
      const room = { width: current.clientWidth, height: current.clientHeight }
      setFitting(clamp(Math.min(room.width / width, room.height / height, 1)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [width, height])
  const scale = chosen ?? fitting
  const zoom = (by: number) => scale !== null && setChosen(clamp(scale * by))
  return {
    place,
    scale,
    isFitting: chosen === null,
    fit: () => setChosen(null),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
  }
}
