import type { KeyboardEvent } from 'react'
import { readLocal } from '@/browser/local-store'
import type { Playback } from './playback'

/** Elements that handle keys such as the space bar themselves. */
const OWN_KEYS = 'button, a, select, textarea, input:not([type=range])'

/**
 * Keyboard shortcuts of a player, wherever the focus is inside it: space or K plays and pauses, M mutes.
 * Letter shortcuts can be turned off, as everywhere.
 */
export const playbackKeys =
  (playback: Playback) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isElsewhere = target instanceof HTMLElement && target.matches(OWN_KEYS)
    if (event.defaultPrevented || event.repeat || ctrlKey || metaKey || altKey) return
    const isLetterOn = readLocal('single_key_shortcuts') !== false
    if (key === ' ' && !isElsewhere) playback.toggle()
    else if (isLetterOn && key.toLowerCase() === 'k' && !isField(target)) playback.toggle()
    else if (isLetterOn && key.toLowerCase() === 'm' && !isField(target)) playback.toggleMute()
    else return
    event.preventDefault()
  }

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('select, textarea, input:not([type=range], [type=checkbox], [type=radio])')
