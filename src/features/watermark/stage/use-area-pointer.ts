import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Area, boxBetween, newAreaId, type Point } from '../areas/area'
import { areaAt } from '../areas/area-at'
import type { AreaEdit } from '../areas/area-edits'
import { CURSORS, dragged, type Grip } from '../areas/grips'
import { pointerPlace } from './pointer-place'

interface Drag {
  start: Point
  grip: Grip | 'draw'
  area: Area
  hasMoved: boolean
}

interface AreaPointerInput {
  /** The picture itself, without its surroundings. */
  picture: RefObject<HTMLElement | null>
  areas: readonly Area[]
  selectedId: string | null
  /** Length of the video in seconds: a new area covers all of it. */
  duration: number
  edit: (edit: AreaEdit) => void
  onSelect: (id: string) => void
}

/** Draws, moves and resizes areas with mouse, pen or touch. */
export function useAreaPointer(input: AreaPointerInput) {
  const { picture, areas, selectedId, duration, edit, onSelect } = input
  const drag = useRef<Drag | null>(null)
  const [cursor, setCursor] = useState('crosshair')

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const at = pointerPlace(event, picture.current)
    if (!at || event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // Otherwise the browser would move the focus and select text.
    event.preventDefault()
    const found = areaAt(areas, selectedId, at.point, at.reach)
    if (found) {
      drag.current = { start: at.point, ...found, hasMoved: false }
      return onSelect(found.area.id)
    }
    const area = { id: newAreaId(), ...boxBetween(at.point, at.point), from: 0, to: duration }
    drag.current = { start: at.point, grip: 'draw', area, hasMoved: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const at = pointerPlace(event, picture.current)
    if (!at) return
    const now = drag.current
    if (!now) {
      const grip = areaAt(areas, selectedId, at.point, at.reach)?.grip
      return setCursor(grip ? CURSORS[grip] : 'crosshair')
    }
    const by = { x: at.point.x - now.start.x, y: at.point.y - now.start.y }
    if (!now.hasMoved && isWithin(by, at.threshold, now.grip)) return
    edit(editOf(now, at.point))
    now.hasMoved = true
  }

  function onPointerUp() {
    const done = drag.current
    drag.current = null
    if (!done) return
    if (done.hasMoved) {
      edit({ type: 'settle', id: done.area.id })
      if (done.grip === 'draw') onSelect(done.area.id)
    } else if (done.grip === 'draw') edit({ type: 'select', id: null })
  }

  return {
    cursor,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

const isWithin = (by: Point, threshold: Point, grip: Drag['grip']) =>
  grip === 'draw'
    ? Math.abs(by.x) < threshold.x || Math.abs(by.y) < threshold.y
    : by.x === 0 && by.y === 0

/** The edit for a drag; its first move starts an undo step, the others join it. */
function editOf({ start, grip, area, hasMoved }: Drag, point: Point): AreaEdit {
  if (grip === 'draw') {
    const drawn = { ...area, ...boxBetween(start, point) }
    return hasMoved ? { type: 'change', area: drawn, isStep: false } : { type: 'add', area: drawn }
  }
  const by = { x: point.x - start.x, y: point.y - start.y }
  return { type: 'change', area: { ...area, ...dragged(area, grip, by) }, isStep: !hasMoved }
}
