import type { KeyboardEvent } from 'react'
import { readLocal } from '@/browser/local-store'
import type { Playback } from './playback'

/** What has an own use for a key, such as the space bar. */
const OWN_KEYS = 'button, a, select, textarea, input:not([type=range])'

/**
 * Keys of a player, wherever in it the focus is: the space bar or K plays and pauses, M is the sound.
 * Letters can be turned off, as everywhere.
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
