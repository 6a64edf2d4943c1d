import { readLocal } from '@/browser/local-store'

/** The commands behind keyboard shortcuts. */
export type CueCommand =
  | 'start_here'
  | 'end_here'
  | 'split'
  | 'join'
  | 'insert'
  | 'remove'
  | 'previous'
  | 'next'
  | 'write'
  | 'leave'
  | 'undo'
  | 'redo'
  | 'earlier'
  | 'later'
  | 'back'
  | 'forward'
  | 'far_back'
  | 'far_forward'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Letter shortcuts can be turned off, as everywhere. */
const LETTERS: Record<string, CueCommand> = {
  i: 'start_here',
  o: 'end_here',
  s: 'split',
  j: 'join',
  n: 'insert',
}
const NAMED: Record<string, CueCommand> = {
  Delete: 'remove',
  Backspace: 'remove',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Enter: 'write',
}

/**
 * The command of a key. Inside a field only keys without a meaning there count; on a button, Enter belongs to
 * the button.
 */
export function commandOf(pressed: Pressed, where: 'field' | 'button' | 'list'): CueCommand | null {
  const { key, altKey } = pressed
  const isCommand = pressed.ctrlKey || pressed.metaKey
  if (where === 'field') return fieldCommand(pressed)
  if (isCommand) return undoCommand(pressed)
  const along = alongCommand(pressed)
  if (along) return along
  if (altKey || (where === 'button' && key === 'Enter')) return null
  if (NAMED[key]) return NAMED[key]
  const isLetterOn = readLocal('single_key_shortcuts') !== false
  return (isLetterOn && LETTERS[key.toLowerCase()]) || null
}

function alongCommand({ key, altKey, shiftKey }: Pressed): CueCommand | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const isBack = key === 'ArrowLeft'
  if (altKey) return isBack ? 'earlier' : 'later'
  if (shiftKey) return isBack ? 'far_back' : 'far_forward'
  return isBack ? 'back' : 'forward'
}

function fieldCommand({ key, ctrlKey, metaKey, altKey }: Pressed): CueCommand | null {
  if (key === 'Escape') return 'leave'
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'split'
  if (altKey && key === 'ArrowUp') return 'previous'
  return altKey && key === 'ArrowDown' ? 'next' : null
}

function undoCommand({ key, shiftKey }: Pressed): CueCommand | null {
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}
