import { useEffect } from 'react'
import type { AreaEdit } from './area-edits'

/** Ctrl+Z and its variants, anywhere on the page; fields undo their own typing. */
export function useUndoKeys(edit: (edit: AreaEdit) => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      const isInField = event.target instanceof HTMLElement && event.target.matches(FIELDS)
      if (!(event.ctrlKey || event.metaKey) || isInField || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      edit({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [edit, isOn])
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea'
