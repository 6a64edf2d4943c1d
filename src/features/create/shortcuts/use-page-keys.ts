import { useEffect, useEffectEvent } from 'react'
import { readLocal } from '@/browser/local-store'

const FIELDS = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]'

/**
 * Shortcuts that work anywhere on the page outside fields and dialogs. They are single characters, so users
 * of speech input can turn them off.
 */
export function usePageKeys(keys: Record<string, () => void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const press = keys[event.key]
    const isElsewhere = event.target instanceof Element && event.target.closest(FIELDS) !== null
    if (!press || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
    if (readLocal('single_key_shortcuts') === false) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
