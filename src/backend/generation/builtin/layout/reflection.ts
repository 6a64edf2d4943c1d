import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import { footOf } from '../picture/foot.ts'
import type { Picture } from '../picture/picture.ts'
import type { Random } from '../random.ts'
import type { Backdrop, Layer } from '../scene.ts'
import type { Group } from './line-up.ts'

const GLOSSY_CHANCE = 0.5
const GLOSSY = new Set(['studio', 'tabletop'])
/** An object with a narrow foot is shown tilted; its reflection would tilt the wrong way. */
const FOOT_MIN = 0.34
/** Visible height of a reflection, as a share of the object's height. */
const DEPTH = 0.34
const STRENGTH = 0.3
/** A floor is never a perfect mirror: the reflection is drawn small and enlarged. */
const SOFTNESS = 3

/** Reflections on the floor of a studio or a table, which is glossy about every other time. */
export function floorReflections(
  { pictures, random }: { pictures: Picture[]; random: Random },
  { places }: Pick<Group, 'places'>,
  { name }: Backdrop,
  until: number,
  { isAsked = false }: { isAsked?: boolean } = {},
): Layer[] {
  const isGlossy = isAsked || random.fork('gloss').chance(GLOSSY_CHANCE)
  if (!isGlossy || !GLOSSY.has(name)) return []
  return places.flatMap((place, index) => {
    const picture = pictures[index]
    if (!picture?.isCutOut) return []
    const foot = footOf(picture)
    const floor = place.y + place.height
    const height = Math.min(place.height * DEPTH, until - floor)
    const isLeaning = foot.to - foot.from < FOOT_MIN && !isAsked
    if (isLeaning || height < place.height * 0.05) return []
    const bounds = rect(place.x, floor, place.width, height)
    return [
      {
        role: 'shadow' as const,
        depth: 0.7,
        bounds,
        paint: (ctx) => {
          const image = mirrorImage(picture, place.width, place.height, height)
          ctx.drawImage(image, bounds.x, bounds.y, bounds.width, bounds.height)
        },
      } satisfies Layer,
    ]
  })
}

/** The lowest part of a picture upside down, fading out from its foot. */
function mirrorImage(picture: Picture, width: number, full: number, height: number) {
  const { canvas, ctx } = surface(width / SOFTNESS, height / SOFTNESS)
  ctx.save()
  ctx.scale(canvas.width / width, -canvas.height / height)
  ctx.drawImage(picture.canvas, 0, -full, width, full)
  ctx.restore()
  const fall = ctx.createLinearGradient(0, 0, 0, canvas.height)
  for (const at of [0, 0.25, 0.5, 0.75, 1])
    fall.addColorStop(at, `rgba(0, 0, 0, ${STRENGTH * (1 - at) ** 1.6})`)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = fall
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
