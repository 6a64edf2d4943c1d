import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mattingEntry } from '../../../paths.ts'
import { type CutterOptions, createCutter } from './cutter.ts'
import { WEIGHTS_NAME } from './weights.ts'

/** Separates the object of a picture file from its background; null if that is currently impossible. */
export type MatteOf = (picture: string) => Promise<string | null>

export interface Matting {
  matteOf: MatteOf
  close(): void
}

export interface MattingOptions extends Partial<CutterOptions> {
  /** Where mattes are cached, one per picture by content. */
  folder: string
  /** A matte not requested for this long is deleted, like the picture itself. */
  keptHours: number
}

const HOUR_MS = 3_600_000

/**
 * Mattes from the recognition model, each computed once, in its own process, one at a time. The process may fail, hang
 * or run out of memory; the result is then null, and callers need no error handling.
 */
export function createMatting({
  folder,
  keptHours,
  entry = mattingEntry,
  ...limits
}: MattingOptions): Matting {
  const cutter = createCutter({ entry, ...limits })
  let last: Promise<unknown> = Promise.resolve()

  const matteOf = async (picture: string): Promise<string | null> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const matte = await matteFile(folder, picture)
    if (await isKept(matte)) return matte
    await sweep(folder, new Date(Date.now() - keptHours * HOUR_MS))
    return (await cutter.cut({ picture, matte })) ? matte : null
  }

  return {
    matteOf(picture) {
      const asked = last.then(() => matteOf(picture)).catch(() => null)
      last = asked
      return asked
    },
    close: cutter.close,
  }
}

const matteFile = async (folder: string, picture: string): Promise<string> =>
  join(folder, `${await contentHash(picture)}-${WEIGHTS_NAME}.png`)

/** Only mattes that already exist: a picture is examined again in the state it was made in. */
export const keptMattes =
  (folder: string): MatteOf =>
  async (picture) => {
    const matte = await matteFile(folder, picture)
    return (await isKept(matte)) ? matte : null
  }

async function contentHash(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Requesting a matte again extends its life. */
async function isKept(matte: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(matte, now, now)
    return true
  } catch {
    return false
  }
}

async function sweep(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts && facts.mtime < before) await rm(path, { force: true })
  }
}
