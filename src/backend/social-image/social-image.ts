import { LRUCache } from 'lru-cache'
import { drawSocialImage, type SocialImage } from './draw-social-image.ts'

const IMAGES_MAX = 200

const drawn = new LRUCache<string, Promise<Buffer>>({ max: IMAGES_MAX })

/** The picture of a page, drawn once; changes when the words of the page do. */
export function socialImage(wanted: SocialImage): Promise<Buffer> {
  const key = JSON.stringify(wanted)
  const known = drawn.get(key)
  if (known) return known
  const drawing = drawSocialImage(wanted)
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}
