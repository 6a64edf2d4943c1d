import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from './limits.ts'
import type { SeenKind } from './media-kind.ts'

const endsIn = (extensions: readonly string[]) => new RegExp(`\\.(?:${extensions.join('|')})$`, 'i')
const IMAGE_NAME = endsIn(IMAGE_EXTENSIONS)
const VIDEO_NAME = endsIn(VIDEO_EXTENSIONS)
/** Pictures that can be shown by file name alone; the rest must be opened first. */
const IMAGE_TYPE = endsIn(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'svg'])
const WEB_ADDRESS = /^https?:\/\/\S+$/i

/** An image link starts with http or https and ends in an image extension. */
export const isImageLink = (text: string): boolean =>
  WEB_ADDRESS.test(text) && IMAGE_NAME.test(text)

/** A video link ends in a video extension. */
export const isVideoLink = (text: string): boolean =>
  WEB_ADDRESS.test(text) && VIDEO_NAME.test(text)

/** The kind of a file by its extension, or null when the name does not tell; the server checks the content too. */
export function mediaKindOf(name: string): SeenKind | null {
  if (IMAGE_TYPE.test(name)) return 'image'
  return VIDEO_NAME.test(name) ? 'video' : null
}
