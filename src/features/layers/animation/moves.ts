import { canMove, moveOf } from '@/contract/layer-motion'
import type {
  LayerAnimation,
  LayerDocument,
  LayerMotion,
  LayerMove,
  LayerRole,
  PictureLayer,
} from '@/contract/layers'

/** A suitable motion for each role of an ad. */
const BY_ROLE: Partial<Record<LayerRole, LayerMotion>> = {
  ...{ eyebrow: 'rise', headline: 'unveil', subline: 'rise', text: 'rise', product: 'grow' },
  ...{ price: 'pop', badge: 'stamp', chip: 'rise', cta: 'rise' },
}
const FIRST_AT = 0.2
const STAGGER = 0.12
/** Latest start of the last layer, however many there are. */
const LAST_AT = 1.8
/** A layer that covers this share of both edges is the background. */
const WHOLE = 0.9

const isGround = ({ width, height }: LayerDocument, layer: PictureLayer): boolean =>
  layer.width >= width * WHOLE && layer.height >= height * WHOLE

/** A motion for each layer, one after the other in stacking order; groups move together. */
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

/** The motion of a layer; a still one where it has none. */
export const shownMove = (document: LayerDocument, layer: PictureLayer): Omit<LayerMove, 'id'> =>
  moveOf(document, layer) ?? STILL

/** The motions after changing that of one layer and its whole group. */
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

/** The entrance shared by all moving layers; null where they differ. */
export function commonEntrance({ moves }: LayerAnimation): LayerMotion | null {
  const [first] = moves
  return first && moves.every(({ enter }) => enter === first.enter) ? first.enter : null
}

/** Gives every layer the same entrance, each at its own time. */
export const movesAlike = (document: LayerDocument, enter: LayerMotion): LayerMove[] =>
  suggestedMoves(document).map((suggested) => {
    const known = document.animation?.moves.find(({ id }) => id === suggested.id)
    return { ...suggested, ...known, enter }
  })
