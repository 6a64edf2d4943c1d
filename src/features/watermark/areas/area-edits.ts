import { type Area, findDuplicate } from './area'

/** The areas with their undo history. */
export interface AreaHistory {
  areas: readonly Area[]
  past: readonly (readonly Area[])[]
  future: readonly (readonly Area[])[]
  selectedId: string | null
  /** The last change was refused because the area already exists. */
  isDuplicate: boolean
}

export type AreaEdit =
  | { type: 'add'; area: Area }
  /** Several changes form one undo step: `isStep` marks the first. */
  | { type: 'change'; area: Area; isStep: boolean }
  /** A drag has ended: the final position of the area counts. */
  | { type: 'settle'; id: string }
  | { type: 'remove'; id: string }
  /** Replaces all areas, for example with detected ones. */
  | { type: 'replace'; areas: readonly Area[] }
  | { type: 'select'; id: string | null }
  | { type: 'undo' }
  | { type: 'redo' }

const STEPS_MAX = 100

export const NO_AREAS: AreaHistory = {
  areas: [],
  past: [],
  future: [],
  selectedId: null,
  isDuplicate: false,
}

/** Applies an edit to the areas; a duplicate is refused and the existing area selected. */
export function editAreas(history: AreaHistory, edit: AreaEdit): AreaHistory {
  switch (edit.type) {
    case 'add': {
      const existing = findDuplicate(edit.area, history.areas)
      if (existing) return { ...history, selectedId: existing.id, isDuplicate: true }
      return withStep(history, [...history.areas, edit.area], edit.area.id)
    }
    case 'change': {
      const areas = history.areas.map((area) => (area.id === edit.area.id ? edit.area : area))
      if (edit.isStep) return withStep(history, areas, edit.area.id)
      return { ...history, areas, selectedId: edit.area.id, isDuplicate: false }
    }
    case 'settle': {
      const area = history.areas.find(({ id }) => id === edit.id)
      if (!area || !findDuplicate(area, history.areas)) return history
      return { ...stepBack(history), future: history.future, isDuplicate: true }
    }
    case 'remove':
      return withStep(
        history,
        history.areas.filter(({ id }) => id !== edit.id),
        neighbourOf(history.areas, edit.id),
      )
    case 'replace':
      return withStep(history, edit.areas, edit.areas[0]?.id ?? null)
    case 'select':
      return { ...history, selectedId: edit.id, isDuplicate: false }
    case 'undo':
      return stepBack(history)
    case 'redo':
      return stepForward(history)
  }
}

function withStep(
  { areas: before, past }: AreaHistory,
  areas: readonly Area[],
  selectedId: string | null,
): AreaHistory {
  return {
    areas,
    past: [...past, before].slice(-STEPS_MAX),
    future: [],
    selectedId,
    isDuplicate: false,
  }
}

function stepBack(history: AreaHistory): AreaHistory {
  const areas = history.past.at(-1)
  if (!areas) return history
  return {
    areas,
    past: history.past.slice(0, -1),
    future: [history.areas, ...history.future],
    selectedId: keptSelection(history, areas),
    isDuplicate: false,
  }
}

function stepForward(history: AreaHistory): AreaHistory {
  const [areas, ...future] = history.future
  if (!areas) return history
  return {
    areas,
    past: [...history.past, history.areas],
    future,
    selectedId: keptSelection(history, areas),
    isDuplicate: false,
  }
}

const keptSelection = ({ selectedId }: AreaHistory, areas: readonly Area[]): string | null =>
  areas.some(({ id }) => id === selectedId) ? selectedId : (areas[0]?.id ?? null)

/** The area selected after a removal: the next one, or else the previous one. */
function neighbourOf(areas: readonly Area[], id: string): string | null {
  const index = areas.findIndex((area) => area.id === id)
  return (areas[index + 1] ?? areas[index - 1])?.id ?? null
}
