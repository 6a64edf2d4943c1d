import { LRUCache } from 'lru-cache'
import { drawSocialImage, type SocialImage } from './draw-social-image.ts'

const IMAGES_MAX = 200

const drawn = new LRUCache<string, Promise<Buffer>>({ max: IMAGES_MAX })

/** A page's picture, drawn once and redrawn when the page's text changes. */
export function socialImage(wanted: SocialImage): Promise<Buffer> {
  const key = JSON.stringify(wanted)
  const known = drawn.get(key)
  if (known) return known
  const drawing = drawSocialImage(wanted)
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}
