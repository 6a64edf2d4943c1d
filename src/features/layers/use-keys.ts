import type { KeyboardEvent, RefObject } from 'react'
import type { Edit, Editing } from './editing'

const FIELD = 'textarea, select, input:not([type=range], [type=checkbox], [type=color])'
const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 10

interface KeysOf {
  editing: Editing
  edit: (edit: Edit) => void
  stage: RefObject<HTMLDivElement | null>
}

/** The edit for a key on the selected layer; null for any other key. */
function onLayer(key: string, id: string, isFar: boolean): Edit | null {
  const arrow = ARROWS[key]
  const step = isFar ? FAR : 1
  if (arrow) return { type: 'move', id, dx: arrow[0] * step, dy: arrow[1] * step }
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove', id }
  return key === 'Escape' ? { type: 'select', id: null } : null
}

/** The edit for a letter pressed with Control. */
function onCommand(letter: string, id: string | null, isShifted: boolean): Edit | null {
  if (letter === 'z') return { type: isShifted ? 'redo' : 'undo' }
  if (letter === 'y') return { type: 'redo' }
  return letter === 'd' && id ? { type: 'duplicate', id } : null
}

/** Keyboard shortcuts of the picture; Tab moves through its layers like through buttons. */
export function useKeys({ editing, edit, stage }: KeysOf) {
  const editFor = (event: KeyboardEvent<HTMLElement>, target: HTMLElement): Edit | null => {
    const { key, shiftKey } = event
    const { selectedId } = editing
    if (event.ctrlKey || event.metaKey) return onCommand(key.toLowerCase(), selectedId, shiftKey)
    // Arrow keys in a list of buttons or a slider belong to it.
    const isLoose = target === event.currentTarget
    const isOnPicture = selectedId !== null && (isLoose || stage.current?.contains(target))
    return isOnPicture ? onLayer(key, selectedId, shiftKey) : null
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement) || target.matches(FIELD)) return
    const made = editFor(event, target)
    if (!made) return
    event.preventDefault()
    edit(made)
  }
}
