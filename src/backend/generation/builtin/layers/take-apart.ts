import type { LayerRole, PictureLayer } from '../../../../contract/layers.ts'
import { type Canvas, type Ctx, lay, surface } from '../canvas.ts'
import type { Rect } from '../geometry.ts'
import { grain } from '../paint/grain.ts'
import type { Layer, Role, Scene } from '../scene.ts'
import { inkOf } from './ink-of.ts'

/** A layer of a document, but with an image's surface in place of its file. */
type Part =
  | Exclude<PictureLayer, { kind: 'image' }>
  | (Omit<Extract<PictureLayer, { kind: 'image' }>, 'file_id'> & { canvas: Canvas })

/** Roles that are layers besides text; anything else belongs to the background it lies on. */
const THINGS: readonly Role[] = ['picture', 'product', 'panel', 'logo', 'badge', 'chip', 'cta']

const isThing = ({ role, text }: Layer): boolean => Boolean(text) || THINGS.includes(role)
const isUnderGrain = ({ role }: Layer): boolean => role === 'panel' || role === 'picture'

/** Splits a composed scene into layers in painting order: background, objects, text. */
export function takeApart(scene: Scene, { hasGrain = true } = {}): Part[] {
  const under = scene.layers.filter(isUnderGrain)
  const over = scene.layers.filter((layer) => !isUnderGrain(layer))
  const ground = surface(scene.width, scene.height)
  scene.backdrop.paint(ground.ctx, scene)
  if (hasGrain) grain(ground.ctx, scene)
  const parts: Part[] = []
  const add = (part: Unnamed) => parts.push({ ...part, id: `${part.role}-${parts.length + 1}` })
  let loose: Layer[] = []
  const settle = () => {
    if (parts.length === 0) for (const layer of loose) layer.paint(ground.ctx)
    else for (const part of imageOf(loose, 'decor', scene)) add(part)
    loose = []
  }
  for (const layer of [...under, ...over]) {
    if (!isThing(layer)) {
      loose.push(layer)
      continue
    }
    // A shadow stays with the object that casts it.
    const cast = layer.role === 'product' ? loose.filter(({ role }) => role === 'shadow') : []
    loose = loose.filter((one) => !cast.includes(one))
    settle()
    const hasOwnGrain = hasGrain && isUnderGrain(layer)
    const role = roleOf(layer.role)
    const group = (layer.described?.length ?? 0) > 1 ? `${role}-group-${parts.length + 1}` : null
    const own = layer.described?.map((one) => ({ ...one, role, group })) ?? []
    const found = own.length > 0 ? own : imageOf([...cast, layer], role, scene, hasOwnGrain)
    for (const part of found) add(part)
  }
  settle()
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height }
  const base = { kind: 'image', ...whole, ...PLAIN, canvas: ground.canvas } as const
  return [{ ...base, role: 'ground', id: 'ground' }, ...parts]
}

const PLAIN = { turn: 0, opacity: 1, is_hidden: false, group: null } as const

type Unnamed = Part extends infer One ? (One extends Part ? Omit<One, 'id'> : never) : never

const roleOf = (role: Role): LayerRole => (role === 'shadow' || role === 'scrim' ? 'decor' : role)

/** Merges layers into one picture, cropped to what is painted; empty if nothing is. */
function imageOf(
  layers: readonly Layer[],
  role: LayerRole,
  scene: Scene,
  hasOwnGrain = false,
): Unnamed[] {
  if (layers.length === 0) return []
  const { canvas, ctx } = surface(scene.width, scene.height)
  for (const layer of layers) layer.paint(ctx)
  if (hasOwnGrain) grainWithin(ctx, canvas, scene)
  const ink = inkOf(canvas)
  return ink ? [{ kind: 'image', role, ...ink, ...PLAIN, canvas: cut(canvas, ink) }] : []
}

/** Gives a layer under the picture's grain its own share of that grain. */
function grainWithin(ctx: Ctx, canvas: Canvas, scene: Scene): void {
  const grained = surface(scene.width, scene.height)
  lay(grained.ctx, canvas, 0, 0)
  grain(grained.ctx, scene)
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  lay(ctx, grained.canvas, 0, 0)
  ctx.restore()
}

function cut(canvas: Canvas, { x, y, width, height }: Rect): Canvas {
  const part = surface(width, height)
  lay(part.ctx, canvas, -x, -y)
  return part.canvas
}
