import { byTime, CUES_MAX, type Cue } from '@/contract/subtitles'

/** A cue with an id that stays the same while it is edited. */
export interface EditedCue extends Cue {
  id: string
}

export interface CueHistory {
  cues: EditedCue[]
  selectedId: string | null
  past: EditedCue[][]
  future: EditedCue[][]
  /** The cue being typed in: all typing is one undo step. */
  typing: string | null
}

export type CueEdit =
  | { type: 'select'; id: string | null }
  | { type: 'text'; id: string; text: string }
  | { type: 'times'; id: string; from_ms: number; to_ms: number; isStep?: boolean }
  | { type: 'split'; id: string; ms: number; at?: number }
  | { type: 'join'; id: string }
  | { type: 'insert'; ms: number; duration: number }
  | { type: 'remove'; id: string }
  | { type: 'shift'; ms: number; from?: string }
  | { type: 'replace'; cues: readonly Cue[] }
  | { type: 'undo' }
  | { type: 'redo' }

/** The shortest a cue can be made by hand. */
export const CUE_MIN_MS = 100
/** Length of a new cue, where there is room. */
const NEW_CUE_MS = 2_000
const STEPS_MAX = 200

let made = 0
const named = (cue: Cue): EditedCue => {
  made += 1
  return { ...cue, id: `cue-${made}` }
}

export const beginEditing = (cues: readonly Cue[]): CueHistory => {
  const own = cues.map(named)
  return { cues: own, selectedId: own[0]?.id ?? null, past: [], future: [], typing: null }
}

/** The cues without ids, as they are saved, exported and burned in. */
export const plainCues = (cues: readonly EditedCue[]): Cue[] => cues.map(({ id: _, ...cue }) => cue)

export function editCues(history: CueHistory, edit: CueEdit): CueHistory {
  switch (edit.type) {
    case 'select':
      return { ...history, selectedId: edit.id, typing: null }
    case 'undo':
      return back(history)
    case 'redo':
      return forth(history)
    case 'text':
      return write(history, edit)
    case 'times':
      return setTimes(history, edit)
    case 'replace': {
      const cues = edit.cues.map(named)
      return step(history, cues, cues[0]?.id ?? null)
    }
    case 'insert':
      return insert(history, edit)
    default:
      return rearrange(history, edit)
  }
}

const step = (
  { cues: before, past }: CueHistory,
  cues: EditedCue[],
  selectedId: string | null,
): CueHistory => ({
  cues,
  selectedId,
  past: [...past.slice(1 - STEPS_MAX), before],
  future: [],
  typing: null,
})

const withSelection = (history: CueHistory): CueHistory => {
  const isThere = history.cues.some(({ id }) => id === history.selectedId)
  return isThere ? history : { ...history, selectedId: history.cues[0]?.id ?? null }
}

function back({ cues, past, future, selectedId }: CueHistory): CueHistory {
  const before = past.at(-1)
  if (!before) return { cues, past, future, selectedId, typing: null }
  const now = { past: past.slice(0, -1), future: [...future, cues], typing: null }
  return withSelection({ ...now, cues: before, selectedId })
}

function forth({ cues, past, future, selectedId }: CueHistory): CueHistory {
  const next = future.at(-1)
  if (!next) return { cues, past, future, selectedId, typing: null }
  const now = { past: [...past, cues], future: future.slice(0, -1), typing: null }
  return withSelection({ ...now, cues: next, selectedId })
}

const changed = (cues: readonly EditedCue[], id: string, change: Partial<Cue>): EditedCue[] =>
  cues.map((cue) => (cue.id === id ? { ...cue, ...change } : cue))

function write(history: CueHistory, { id, text }: { id: string; text: string }): CueHistory {
  const cues = changed(history.cues, id, { text, is_untranslated: undefined })
  if (history.typing === id) return { ...history, cues, future: [] }
  return { ...step(history, cues, id), typing: id }
}

function setTimes(
  history: CueHistory,
  { id, from_ms, to_ms, isStep = true }: Extract<CueEdit, { type: 'times' }>,
): CueHistory {
  const from = Math.max(0, Math.round(from_ms))
  const to = Math.max(from + CUE_MIN_MS, Math.round(to_ms))
  const cues = changed(history.cues, id, { from_ms: from, to_ms: to }).toSorted(byTime)
  return isStep ? step(history, cues, id) : { ...history, cues }
}

/** Inserts a cue at a moment, as long as there is room before the next one. */
function insert(
  history: CueHistory,
  { ms, duration }: { ms: number; duration: number },
): CueHistory {
  if (history.cues.length >= CUES_MAX) return history
  const from_ms = Math.round(Math.min(ms, Math.max(0, duration - CUE_MIN_MS)))
  const next = history.cues.find((cue) => cue.from_ms > from_ms)?.from_ms ?? duration
  const room = Math.max(CUE_MIN_MS, Math.min(NEW_CUE_MS, next - from_ms))
  const cue = named({ from_ms, to_ms: from_ms + room, text: '' })
  return step(history, [...history.cues, cue].toSorted(byTime), cue.id)
}

function rearrange(
  history: CueHistory,
  edit: Extract<CueEdit, { type: 'split' | 'join' | 'remove' | 'shift' }>,
): CueHistory {
  const { cues } = history
  if (edit.type === 'shift') return shift(history, edit)
  const at = cues.findIndex(({ id }) => id === edit.id)
  const cue = cues[at]
  if (!cue) return history
  if (edit.type === 'remove') {
    const left = cues.toSpliced(at, 1)
    return step(history, left, (left[at] ?? left.at(-1))?.id ?? null)
  }
  if (edit.type === 'split') return split(history, { at, cue }, edit)
  const next = cues[at + 1]
  if (!next) return history
  const text = [cue.text, next.text].filter((part) => part.trim() !== '').join('\n')
  const to_ms = Math.max(cue.to_ms, next.to_ms)
  return step(history, cues.toSpliced(at, 2, { ...cue, to_ms, text }), cue.id)
}

/** Splits a cue at a moment and at a place in its words; without a place, in proportion to the time. */
function split(
  history: CueHistory,
  { at, cue }: { at: number; cue: EditedCue },
  { ms, at: place }: { ms: number; at?: number },
): CueHistory {
  const { from_ms, to_ms, text } = cue
  if (history.cues.length >= CUES_MAX || to_ms - from_ms < 2 * CUE_MIN_MS) return history
  const isInside = ms >= from_ms + CUE_MIN_MS && ms <= to_ms - CUE_MIN_MS
  const share = place === undefined || text === '' ? 0.5 : place / text.length
  const least = from_ms + CUE_MIN_MS
  const guess = from_ms + (to_ms - from_ms) * share
  const cut = Math.round(isInside ? ms : Math.min(to_ms - CUE_MIN_MS, Math.max(least, guess)))
  const where = place ?? breakNear(text, ((cut - from_ms) / (to_ms - from_ms)) * text.length)
  const first = { ...cue, to_ms: cut, text: text.slice(0, where).trim() }
  const second = named({ from_ms: cut, to_ms, text: text.slice(where).trim() })
  return step(history, history.cues.toSpliced(at, 1, first, second), second.id)
}

/** The whitespace nearest to a place; the place itself without any. */
function breakNear(text: string, place: number): number {
  const breaks = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  return breaks.reduce(
    (best, one) => (Math.abs(one - place) < Math.abs(best - place) ? one : best),
    breaks[0] ?? Math.round(place),
  )
}

/** Shifts all cues, or all from one on, but not before the beginning. */
function shift(history: CueHistory, { ms, from }: { ms: number; from?: string }): CueHistory {
  const { cues } = history
  const begin =
    from === undefined
      ? 0
      : Math.max(
          0,
          cues.findIndex(({ id }) => id === from),
        )
  const earliest = Math.min(...cues.slice(begin).map(({ from_ms }) => from_ms))
  const by = Math.max(ms, -earliest)
  if (cues.length === 0 || by === 0) return history
  const moved = cues.map((cue, at) =>
    at < begin ? cue : { ...cue, from_ms: cue.from_ms + by, to_ms: cue.to_ms + by },
  )
  return step(history, moved.toSorted(byTime), history.selectedId)
}
