import type { KeyboardEvent } from 'react'
import { readLocal } from '@/browser/local-store'
import { pressShortcut } from './press-shortcut'
import type { PreviewWalk } from './use-preview-walk'

/** Handles the keyboard shortcuts of the preview. */
export function onPreviewKey(event: KeyboardEvent, { stops, index, goTo }: PreviewWalk): void {
  const { key } = event
  if (isTaken(event)) return
  if (key === 'ArrowLeft') goTo(index - 1)
  else if (key === 'ArrowRight') goTo(index + 1)
  else if (key === 'Home') goTo(0)
  else if (key === 'End') goTo(stops.length - 1)
  else if (key === 'Delete' || (key.length === 1 && isShortcut(event))) {
    if (!pressShortcut(event.currentTarget, key)) return
  } else return
  event.preventDefault()
}

/** A focused video uses the arrow keys itself, as do fields, a zoomed picture and the line of a comparison. */
const isTaken = ({ target, defaultPrevented, key }: KeyboardEvent) =>
  defaultPrevented ||
  (target instanceof Element && target.matches('video, input, textarea, select')) ||
  (target instanceof Element && target.matches('[data-zoomed]') && key.startsWith('Arrow'))

/** A single-character shortcut, which users of speech input can turn off. */
const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && readLocal('single_key_shortcuts') !== false
