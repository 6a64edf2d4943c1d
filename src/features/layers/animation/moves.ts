import { canMove, moveOf } from '@/contract/layer-motion'
import type {
  LayerAnimation,
  LayerDocument,
  LayerMotion,
  LayerMove,
  LayerRole,
  PictureLayer,
} from '@/contract/layers'

/** What suits a part of an ad. */
const BY_ROLE: Partial<Record<LayerRole, LayerMotion>> = {
  ...{ eyebrow: 'rise', headline: 'unveil', subline: 'rise', text: 'rise', product: 'grow' },
  ...{ price: 'pop', badge: 'stamp', chip: 'rise', cta: 'rise' },
}
const FIRST_AT = 0.2
const STAGGER = 0.12
/** However many there are, the last has begun by then. */
const LAST_AT = 1.8
/** What covers this much of both edges is what everything stands on. */
const WHOLE = 0.9

const isGround = ({ width, height }: LayerDocument, layer: PictureLayer): boolean =>
  layer.width >= width * WHOLE && layer.height >= height * WHOLE

/** A movement for each layer, one after the other, in the order they lie in; groups at the same time. */
export function suggestedMoves(document: LayerDocument): LayerMove[] {
  const times = new Map<string, number>()
  return document.layers
    .filter((layer) => canMove(layer) && !isGround(document, layer))
    .map((layer) => {
      const thing = layer.group ?? layer.id
      const at = times.get(thing) ?? Math.min(LAST_AT, FIRST_AT + STAGGER * times.size)
      times.set(thing, at)
      return { id: layer.id, enter: BY_ROLE[layer.role] ?? 'fade', leave: null, at: tenths(at) }
    })
}

const tenths = (seconds: number): number => Math.round(seconds * 100) / 100

export const suggestedAnimation = (document: LayerDocument): LayerAnimation => ({
  ...{ seconds: 5, has_music: true },
  moves: suggestedMoves(document),
})

const STILL: Omit<LayerMove, 'id'> = { enter: null, leave: null, at: 0 }

/** How a layer moves; nothing of it where it rests. */
export const shownMove = (document: LayerDocument, layer: PictureLayer): Omit<LayerMove, 'id'> =>
  moveOf(document, layer) ?? STILL

/** The movements after one layer, and all of its group, was given another. */
export function movesWith(
  document: LayerDocument,
  layer: PictureLayer,
  change: Partial<Omit<LayerMove, 'id'>>,
): LayerMove[] {
  const move = { ...shownMove(document, layer), ...change }
  const ids = document.layers
    .filter((one) => one.id === layer.id || (layer.group && one.group === layer.group))
    .map(({ id }) => id)
  const others = document.animation?.moves.filter(({ id }) => !ids.includes(id)) ?? []
  if (!move.enter && !move.leave) return others
  return [...others, ...ids.map((id) => ({ ...move, id }))]
}

/** The one way in which all that moves enters; null where they differ. */
export function commonEntrance({ moves }: LayerAnimation): LayerMotion | null {
  const [first] = moves
  return first && moves.every(({ enter }) => enter === first.enter) ? first.enter : null
}

/** Everything enters in the same way, each at its time. */
export const movesAlike = (document: LayerDocument, enter: LayerMotion): LayerMove[] =>
  suggestedMoves(document).map((suggested) => {
    const known = document.animation?.moves.find(({ id }) => id === suggested.id)
    return { ...suggested, ...known, enter }
  })
