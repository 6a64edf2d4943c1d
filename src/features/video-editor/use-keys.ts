import type { KeyboardEvent } from 'react'
import { readLocal } from '@/browser/local-store'
import { type Edit, type Editing, pieceAt, sourceMsOf } from './editing'
import type { FilmPlayer } from './film/player'
import type { Sources } from './film/sources'

const FIELD = 'textarea, select, input:not([type=range], [type=checkbox], [type=radio])'
const OWN_SPACE = 'button:not([data-clip]), a, input, summary'
const OWN_ARROWS = 'input, [role=slider], [role=tab]'
const FAR_FRAMES = 10

interface KeysOf {
  editing: Editing
  edit: (edit: Edit) => void
  player: FilmPlayer
  sources: Sources
}

/** Keyboard shortcuts of the editor, wherever the focus is inside it. */
export function useKeys({ editing, edit, player, sources }: KeysOf) {
  const { timeline, selectedId } = editing

  /** Trims the clip under the playhead to begin or end there. */
  const trimHere = (end: 'from_ms' | 'to_ms'): boolean => {
    const { piece, ms } = pieceAt(timeline, player.getFrame()) ?? {}
    const clip = piece?.clip
    if (!clip || ms === undefined) return false
    const source_ms = sourceMsOf(clip, sources.get(clip.file_id))
    edit({ type: 'trim', id: clip.id, source_ms, [end]: ms })
    if (end === 'from_ms' && piece) player.seek(piece.from)
    return true
  }

  const command = (key: string, isShifted: boolean): boolean => {
    if (key === 'z') edit({ type: isShifted ? 'redo' : 'undo' })
    else if (key === 'y') edit({ type: 'redo' })
    else return false
    return true
  }

  const plain = (key: string, far: boolean): boolean => {
    const step = far ? FAR_FRAMES : 1
    if (key === 'ArrowLeft') player.step(-step)
    else if (key === 'ArrowRight') player.step(step)
    else if (key === 'Home') player.seek(0)
    else if (key === 'End') player.seek(Number.MAX_SAFE_INTEGER)
    else if ((key === 'Delete' || key === 'Backspace') && selectedId)
      edit({ type: 'remove', id: selectedId })
    else return letter(key.toLowerCase())
    return true
  }

  /** Letter shortcuts can be turned off, as everywhere. */
  const letter = (key: string): boolean => {
    if (readLocal('single_key_shortcuts') === false) return false
    if (key === 's') edit({ type: 'split', frame: player.getFrame() })
    else if (key === 'k') player.toggle()
    else if (key === 'm') player.toggleMute()
    else if (key === '[') return trimHere('from_ms')
    else if (key === ']') return trimHere('to_ms')
    else return false
    return true
  }

  const done = (event: KeyboardEvent<HTMLElement>, target: HTMLElement): boolean => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (ctrlKey || metaKey) return command(key.toLowerCase(), shiftKey)
    if (key !== ' ') return plain(key, shiftKey)
    if (target.matches(OWN_SPACE)) return false
    player.toggle()
    return true
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, altKey } = event
    if (event.defaultPrevented || altKey || !(target instanceof HTMLElement)) return
    if (target.matches(FIELD) || target.closest('[role=dialog]')) return
    const isAlongTarget = /^(?:Arrow|Home|End)/.test(key) && target.matches(OWN_ARROWS)
    if (!isAlongTarget && done(event, target)) event.preventDefault()
  }
}
