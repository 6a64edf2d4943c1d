import type { KeyboardEvent } from 'react'
import { readLocal } from '@/browser/local-store'
import type { PreviewWalk } from './use-preview-walk'

/** What a key does in the preview. */
export function onPreviewKey(
  event: KeyboardEvent,
  { stops, index, goTo, canCompare, toggleComparing }: PreviewWalk,
): void {
  const { key } = event
  if (isTaken(event)) return
  if (key === 'ArrowLeft') goTo(index - 1)
  else if (key === 'ArrowRight') goTo(index + 1)
  else if (key === 'Home') goTo(0)
  else if (key === 'End') goTo(stops.length - 1)
  else if (key.toLowerCase() === 'm' && canCompare && isShortcut(event)) toggleComparing()
  else return
  event.preventDefault()
}

/** A focused video takes the arrows for itself, a field its own, and the line of a comparison too. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || target instanceof HTMLVideoElement || target instanceof HTMLInputElement

/** A single character: whoever speaks to the computer can turn it off. */
const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && readLocal('single_key_shortcuts') !== false
