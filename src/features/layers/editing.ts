import {
  LAYERS_MAX,
  type LayerAnimation,
  type LayerDocument,
  type PictureLayer,
  type TextLayer,
} from '@/contract/layers'

/** The edited picture with its complete undo history. */
export interface Editing {
  document: LayerDocument
  past: readonly LayerDocument[]
  future: readonly LayerDocument[]
  selectedId: string | null
  /** The document before a drag still in progress. */
  held: LayerDocument | null
}

/** The editable properties of a layer. */
export type LayerChange = Partial<Omit<TextLayer, 'id' | 'kind' | 'role'>> & {
  fill?: string
  radius?: number
}

export type Edit =
  | { type: 'select'; id: string | null }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'move'; id: string; dx: number; dy: number }
  | { type: 'change'; id: string; change: LayerChange }
  | { type: 'add'; layer: PictureLayer }
  | { type: 'duplicate'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'raise' | 'lower'; id: string }
  /** Null removes all animation. */
  | { type: 'animate'; animation: LayerAnimation | null }
  | { type: 'undo' | 'redo' }

export const beginEditing = (document: LayerDocument): Editing => ({
  ...{ document, past: [], future: [], selectedId: null, held: null },
})

/** The layers that move with one: itself and its group. */
export const movedWith = ({ layers }: LayerDocument, id: string): PictureLayer[] => {
  const layer = layers.find((one) => one.id === id)
  if (!layer) return []
  return layers.filter((one) => one.id === id || (layer.group && one.group === layer.group))
}

/** The mark that tells how the picture was made can be moved, but not removed. */
export const isKept = ({ role }: PictureLayer): boolean => role === 'mark'

export function edit(editing: Editing, action: Edit): Editing {
  switch (action.type) {
    case 'select':
      return { ...editing, selectedId: action.id }
    case 'hold':
      return { ...editing, held: editing.document }
    case 'release':
      return released(editing)
    case 'undo':
    case 'redo':
      return stepped(editing, action.type)
    case 'add': {
      if (editing.document.layers.length >= LAYERS_MAX) return editing
      const layers = [...editing.document.layers, action.layer]
      return { ...changed(editing, layers), selectedId: action.layer.id }
    }
    case 'duplicate':
      return duplicated(editing, action.id)
    case 'remove':
      return removed(editing, action.id)
    case 'animate':
      return changedTo(editing, {
        ...editing.document,
        animation: action.animation ?? undefined,
      })
    default:
      return changed(editing, layersAfter(editing.document, action))
  }
}

function layersAfter(
  document: LayerDocument,
  action: Extract<Edit, { type: 'move' | 'change' | 'raise' | 'lower' }>,
): PictureLayer[] {
  const { layers } = document
  switch (action.type) {
    case 'move': {
      const ids = new Set(movedWith(document, action.id).map(({ id }) => id))
      const move = (layer: PictureLayer) => ({
        ...layer,
        x: layer.x + action.dx,
        y: layer.y + action.dy,
      })
      return layers.map((layer) => (ids.has(layer.id) ? move(layer) : layer))
    }
    case 'change':
      return layers.map((layer) =>
        layer.id === action.id ? withChange(layer, action.change) : layer,
      )
    default: {
      const at = layers.findIndex(({ id }) => id === action.id)
      const to = at + (action.type === 'raise' ? 1 : -1)
      const layer = layers[at]
      if (!layer || to < 0 || to >= layers.length) return layers
      return layers.toSpliced(at, 1).toSpliced(to, 0, layer)
    }
  }
}

/** Applies only the properties that the kind of layer has. */
function withChange(layer: PictureLayer, change: LayerChange): PictureLayer {
  const { x, y, width, height, turn, opacity, is_hidden, group, fill, radius, ...words } = change
  const given = <Value extends object>(value: Value) =>
    Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
  const place = given({ x, y, width, height, turn, opacity, is_hidden, group })
  if (layer.kind === 'image') return { ...layer, ...place }
  if (layer.kind === 'shape') return { ...layer, ...place, ...given({ fill, radius }) }
  const plate = layer.plate && { ...layer.plate, ...given({ fill, radius }) }
  return { ...layer, ...place, plate, ...given(words) }
}

const changed = (editing: Editing, layers: PictureLayer[]): Editing => {
  const { document } = editing
  if (layers === document.layers) return editing
  const { animation } = document
  const ids = new Set(layers.map(({ id }) => id))
  return changedTo(editing, {
    ...{ ...document, layers },
    // Removed layers lose their motions.
    ...(animation && {
      animation: { ...animation, moves: animation.moves.filter(({ id }) => ids.has(id)) },
    }),
  })
}

/** All changes during a drag form one undo step. */
const changedTo = (editing: Editing, next: LayerDocument): Editing => {
  const { document, past, held } = editing
  return held
    ? { ...editing, document: next }
    : { ...editing, document: next, past: [...past, document], future: [] }
}

const released = (editing: Editing): Editing => {
  const { held, document, past } = editing
  if (!held) return editing
  const isSame = held === document
  return { ...editing, held: null, ...(!isSame && { past: [...past, held], future: [] }) }
}

function stepped(editing: Editing, way: 'undo' | 'redo'): Editing {
  const { past, future, document } = editing
  const [from, to] = way === 'undo' ? [past, future] : [future, past]
  const next = from.at(-1)
  if (!next) return editing
  const [rest, other] = [from.slice(0, -1), [...to, document]]
  const lists = way === 'undo' ? { past: rest, future: other } : { past: other, future: rest }
  return { ...editing, ...lists, document: next, held: null }
}

const COPY_SHIFT = 24

function duplicated(editing: Editing, id: string): Editing {
  const { document } = editing
  const originals = movedWith(document, id)
  const last = originals.at(-1)
  if (!last || document.layers.length + originals.length > LAYERS_MAX) return editing
  const copies = originals.map((layer) => ({
    ...layer,
    id: freshId(document, layer.role, originals.indexOf(layer)),
    x: layer.x + COPY_SHIFT,
    y: layer.y + COPY_SHIFT,
    group: layer.group && freshId(document, `${layer.role}-group`, 0),
  }))
  const at = document.layers.findIndex((layer) => layer.id === last.id) + 1
  const selected = copies[originals.findIndex((layer) => layer.id === id)]
  return {
    ...changed(editing, document.layers.toSpliced(at, 0, ...copies)),
    selectedId: selected?.id ?? null,
  }
}

function removed(editing: Editing, id: string): Editing {
  const { layers } = editing.document
  const layer = layers.find((one) => one.id === id)
  if (!layer || isKept(layer) || layers.length === 1) return editing
  const at = layers.indexOf(layer)
  const rest = layers.toSpliced(at, 1)
  return { ...changed(editing, rest), selectedId: rest[Math.max(0, at - 1)]?.id ?? null }
}

/** An id no layer of the document uses yet. */
export function freshId({ layers }: LayerDocument, base: string, offset: number): string {
  const taken = new Set(layers.flatMap(({ id, group }) => [id, group]))
  let number = layers.length + 1 + offset
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
