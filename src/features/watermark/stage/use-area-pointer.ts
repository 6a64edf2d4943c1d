import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { isKeyOf } from '@/contract/keys-of'
import { type Area, boxBetween, newAreaId, type Point } from '../areas/area'
import type { AreaEdit } from '../areas/area-edits'
import { CURSORS, dragged, type Grip, gripAt } from '../areas/grips'

/** How far from a handle a press still takes it: half of 44 pixels for a finger. */
const REACH_PIXELS = { touch: 22, pen: 14, mouse: 10 }
/** A press that moves less is a press, not a drawing. */
const DRAW_PIXELS = 6

interface Drag {
  start: Point
  grip: Grip | 'draw'
  area: Area
  hasMoved: boolean
}

interface AreaPointerInput {
  /** The picture itself, without what is around it. */
  picture: RefObject<HTMLElement | null>
  areas: readonly Area[]
  selectedId: string | null
  /** Seconds of the video: a new area is there all the time. */
  duration: number
  edit: (edit: AreaEdit) => void
  onSelect: (id: string) => void
}

/** Draws, moves and resizes areas with a mouse, a pen or a finger. */
export function useAreaPointer(input: AreaPointerInput) {
  const { picture, areas, selectedId, duration, edit, onSelect } = input
  const drag = useRef<Drag | null>(null)
  const [cursor, setCursor] = useState('crosshair')

  const place = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const rect = picture.current?.getBoundingClientRect()
    if (!rect || rect.width === 0 || rect.height === 0) return null
    const reach = REACH_PIXELS[isKeyOf(REACH_PIXELS, pointerType) ? pointerType : 'mouse']
    return {
      point: { x: (clientX - rect.left) / rect.width, y: (clientY - rect.top) / rect.height },
      reach: { x: reach / rect.width, y: reach / rect.height },
      threshold: { x: DRAW_PIXELS / rect.width, y: DRAW_PIXELS / rect.height },
    }
  }

  /** What lies under a point: the selected area first, then the others from the top. */
  function hit(point: Point, reach: Point): { area: Area; grip: Grip } | null {
    const selected = areas.find(({ id }) => id === selectedId)
    const grip = selected && gripAt(point, selected, reach)
    if (selected && grip) return { area: selected, grip }
    for (const area of areas.toReversed()) {
      const isInside =
        point.x >= area.x &&
        point.x <= area.x + area.w &&
        point.y >= area.y &&
        point.y <= area.y + area.h
      if (isInside) return { area, grip: 'move' }
    }
    return null
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const at = place(event)
    if (!at || event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // The browser would move the focus, and mark text, by itself.
    event.preventDefault()
    const found = hit(at.point, at.reach)
    if (found) {
      drag.current = { start: at.point, ...found, hasMoved: false }
      return onSelect(found.area.id)
    }
    const area = { id: newAreaId(), ...boxBetween(at.point, at.point), from: 0, to: duration }
    drag.current = { start: at.point, grip: 'draw', area, hasMoved: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const at = place(event)
    if (!at) return
    const now = drag.current
    if (!now) {
      const grip = hit(at.point, at.reach)?.grip
      return setCursor(grip ? CURSORS[grip] : 'crosshair')
    }
    const by = { x: at.point.x - now.start.x, y: at.point.y - now.start.y }
    if (!now.hasMoved && isWithin(by, at.threshold, now.grip)) return
    const isStep = !now.hasMoved
    now.hasMoved = true
    if (now.grip === 'draw') {
      const area = { ...now.area, ...boxBetween(now.start, at.point) }
      return edit(isStep ? { type: 'add', area } : { type: 'change', area, isStep: false })
    }
    edit({
      type: 'change',
      area: { ...now.area, ...dragged(now.area, now.grip, by) },
      isStep,
    })
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
