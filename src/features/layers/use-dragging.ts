import { type PointerEvent, useRef, useState } from 'react'
import type { LayerDocument, PictureLayer } from '@/contract/layers'
import { type Edit, movedWith } from './editing'
import { type Handle, resized } from './resizing'
import { type Box, type Guide, snap } from './snapping'

interface Dragging {
  document: LayerDocument
  scale: number
  edit: (edit: Edit) => void
  boxOf: (layer: PictureLayer) => Box
}

/** In screen pixels, so that it feels the same at any zoom. */
const REACH = 6
const START = 3

interface Drag {
  layer: PictureLayer
  handle: Handle | null
  x: number
  y: number
  box: Box
  others: Box[]
  movedX: number
  movedY: number
  isUnderWay: boolean
}

/** Drags layers by touch, pen or mouse. */
export function useDragging({ document, scale, edit, boxOf }: Dragging) {
  const drag = useRef<Drag | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])

  function begin(event: PointerEvent<HTMLElement>, layer: PictureLayer, handle: Handle | null) {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    edit({ type: 'select', id: layer.id })
    const moved = movedWith(document, layer.id)
    const others = document.layers.filter((one) => !moved.includes(one) && !one.is_hidden)
    drag.current = {
      ...{ layer, handle, x: event.clientX, y: event.clientY, box: boxOf(layer) },
      ...{ others: others.map(boxOf), movedX: 0, movedY: 0, isUnderWay: false },
    }
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current) return
    const far = { dx: event.clientX - current.x, dy: event.clientY - current.y }
    if (!current.isUnderWay && Math.hypot(far.dx, far.dy) < START) return
    if (!current.isUnderWay) edit({ type: 'hold' })
    current.isUnderWay = true
    const by = { dx: Math.round(far.dx / scale), dy: Math.round(far.dy / scale) }
    const { layer, handle, box } = current
    if (handle) {
      const change = resized({ ...layer, ...box }, handle, by, box.height)
      return edit({ type: 'change', id: layer.id, change })
    }
    const frame = { x: 0, y: 0, width: document.width, height: document.height }
    const there = { ...box, x: box.x + by.dx, y: box.y + by.dy }
    // Alt turns off snapping.
    const snapped = event.altKey
      ? { dx: 0, dy: 0, guides: [] }
      : snap(there, { frame, others: current.others, reach: REACH / scale })
    const [x, y] = [by.dx + snapped.dx, by.dy + snapped.dy]
    edit({ type: 'move', id: layer.id, dx: x - current.movedX, dy: y - current.movedY })
    current.movedX = x
    current.movedY = y
    setGuides(snapped.guides)
  }

  function end() {
    if (drag.current?.isUnderWay) edit({ type: 'release' })
    drag.current = null
    setGuides([])
  }

  return { guides, begin, on: { onPointerMove: move, onPointerUp: end, onPointerCancel: end } }
}

export type DraggingOf = ReturnType<typeof useDragging>
