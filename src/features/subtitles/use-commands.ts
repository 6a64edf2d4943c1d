import { type KeyboardEvent, useRef } from 'react'
import type { Playback } from '@/components/playback/playback'
import { playbackKeys } from '@/components/playback/playback-keys'
import type { CueEdit, CueHistory, EditedCue } from './cues/cue-edits'
import { type CueCommand, commandOf } from './cues/cue-keys'

interface CommandContext {
  history: CueHistory
  edit: (edit: CueEdit) => void
  playback: Playback
  duration: number
}

const STEP_MS = 100
const FAR_MS = 1_000
const FIELD = 'textarea, select, input:not([type=range], [type=checkbox], [type=radio])'
const STEPS: Partial<Record<CueCommand, number>> = {
  back: -STEP_MS,
  forward: STEP_MS,
  far_back: -FAR_MS,
  far_forward: FAR_MS,
}

/** Runs the commands of keys and buttons, and moves the focus accordingly. */
export function useCommands({ history, edit, playback, duration }: CommandContext) {
  const desk = useRef<HTMLDivElement>(null)
  const selected = history.cues.find(({ id }) => id === history.selectedId)
  const ms = () => Math.round(playback.getTime() * 1000)

  /** After the next paint. */
  function focus(part: 'row' | 'text') {
    requestAnimationFrame(() => {
      const row = desk.current?.querySelector<HTMLElement>('[data-cue][aria-current]')
      const target = part === 'text' ? row?.querySelector<HTMLElement>('[data-cue-text]') : row
      target?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
    })
  }

  function open(cue: EditedCue, part: 'row' | 'text' = 'row') {
    edit({ type: 'select', id: cue.id })
    playback.seek(cue.from_ms / 1000)
    focus(part)
  }

  function step(by: number, part: 'row' | 'text') {
    const at = history.cues.findIndex(({ id }) => id === history.selectedId)
    const next = history.cues[at + by]
    if (next) open(next, part)
  }

  function run(command: CueCommand, part: 'row' | 'text' = 'row', at?: number) {
    const along = STEPS[command]
    if (along !== undefined) {
      playback.pause()
      return playback.seek(Math.min(duration, Math.max(0, (ms() + along) / 1000)))
    }
    switch (command) {
      case 'undo':
      case 'redo':
        edit({ type: command })
        return focus('row')
      case 'insert':
        edit({ type: 'insert', ms: ms(), duration: Math.round(duration * 1000) })
        return focus('text')
      case 'previous':
        return step(-1, part)
      case 'next':
        return step(1, part)
      case 'write':
        return focus('text')
      case 'leave':
        return focus('row')
      default:
        if (!selected) return
        for (const each of changesOf(command, selected, { ms: ms(), at })) edit(each)
        focus(part)
    }
  }

  const onPlaybackKey = playbackKeys(playback)
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const isField = target.matches(FIELD)
    const command = commandOf(event, whereOf(isField, target.matches('button, a, label *')))
    if (!command) return onPlaybackKey(event)
    event.preventDefault()
    const caret = target instanceof HTMLTextAreaElement ? target.selectionStart : undefined
    run(command, isField ? 'text' : 'row', command === 'split' ? caret : undefined)
  }

  return { desk, run, open, onKeyDown }
}

const whereOf = (isField: boolean, isButton: boolean): 'field' | 'button' | 'list' => {
  if (isField) return 'field'
  return isButton ? 'button' : 'list'
}

/** The changes a command makes to a cue at the playhead's position. */
function changesOf(
  command: CueCommand,
  { id, from_ms, to_ms }: EditedCue,
  { ms, at }: { ms: number; at: number | undefined },
): CueEdit[] {
  const times = (from: number, to: number): CueEdit[] => [
    { type: 'times', id, from_ms: from, to_ms: to },
  ]
  switch (command) {
    case 'start_here':
      return times(ms, Math.max(to_ms, ms + STEP_MS))
    case 'end_here':
      return times(Math.min(from_ms, ms - STEP_MS), ms)
    case 'earlier':
      return times(from_ms - STEP_MS, to_ms - STEP_MS)
    case 'later':
      return times(from_ms + STEP_MS, to_ms + STEP_MS)
    case 'split':
      return [{ type: 'split', id, ms, ...(at !== undefined && { at }) }]
    case 'join':
    case 'remove':
      return [{ type: command, id }]
    default:
      return []
  }
}
