/**
 * We generate keys ourselves, and still check them: no parent folders, nothing hidden, and no extensions but those of
 * small pictures, since ffmpeg only opens a playlist's entries if their names end like a video's.
 */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.(?:webp|avif))?$/
const KEY_LENGTH_MAX = 200

/**
 * Returns the key unchanged; every storage calls this first.
 * @throws Error if it isn't one of our keys
 */
export function checkedKey(key: string): string {
  if (key.length > KEY_LENGTH_MAX || !KEY.test(key)) {
    throw new Error(`Not a storage key: ${key.slice(0, KEY_LENGTH_MAX)}`)
  }
  return key
}
