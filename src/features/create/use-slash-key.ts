import { type RefObject, useEffect } from 'react'

/** `/` anywhere outside a field goes to the prompt. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable=true], [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [field])
}
