/**
 * Keys are made by us, and still checked: no way up, nothing hidden, and no extension but those of
 * small pictures. ffmpeg opens what a playlist names only when it ends like a video.
 */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.(?:webp|avif))?$/
const KEY_LENGTH_MAX = 200

/** The key as it came. @throws Error for one that is none of ours: every storage asks this first. */
export function checkedKey(key: string): string {
  if (key.length > KEY_LENGTH_MAX || !KEY.test(key)) {
    throw new Error(`Not a storage key: ${key.slice(0, KEY_LENGTH_MAX)}`)
  }
  return key
}
