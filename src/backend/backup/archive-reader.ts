import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import type { BackupPlace } from './backup-place.ts'
import { ABOUT, About, MANIFEST, Manifest } from './manifest.ts'

/** Says why a file isn't a usable backup. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup'
}

/**
 * Reads a backup's entries in order. Unread content of an entry is skipped.
 * @throws BrokenBackup
 */
export async function* readArchive(
  place: BackupPlace,
): AsyncGenerator<{ name: string; content: Readable }> {
  const tar = extract()
  const from = await place.open()
  const read = pipeline(from, tar)
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: Readable.from(entry, { objectMode: false }) }
      entry.resume()
    }
    await read
  } catch (error) {
    throw asBroken(error)
  } finally {
    from.destroy()
  }
}

function asBroken(error: unknown): BrokenBackup {
  if (error instanceof BrokenBackup) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new BrokenBackup(`The file cannot be read as a backup: ${reason}.`)
}

/** @throws BrokenBackup if the file isn't a backup, or its format is unknown to this version */
export async function readAbout(place: BackupPlace): Promise<About> {
  for await (const { name, content } of readArchive(place)) {
    const about = name === ABOUT ? About.safeParse(await json(content)) : null
    if (about?.success) return about.data
    break
  }
  throw new BrokenBackup('The file is not a backup that this version knows.')
}

/** What a fully read backup says about itself. */
export interface CheckedArchive {
  about: About
  manifest: Manifest
}

/**
 * Reads a whole backup and checks every entry against the manifest at its end.
 * @throws BrokenBackup if an entry is missing, changed or cut off
 */
export const verifyArchive = (place: BackupPlace): Promise<CheckedArchive> =>
  readWhole(place).catch((error) => {
    throw asBroken(error)
  })

async function readWhole(place: BackupPlace): Promise<CheckedArchive> {
  const about = await readAbout(place)
  const seen = new Map<string, { bytes: number; sha256: string }>()
  let manifest: Manifest | undefined
  for await (const { name, content } of readArchive(place)) {
    if (name === MANIFEST) manifest = Manifest.parse(await json(content))
    else seen.set(name, await measure(content))
  }
  if (!manifest) throw new BrokenBackup('The backup was cut off: its list of contents is missing.')
  for (const { name, bytes, sha256 } of manifest.entries) {
    const found = seen.get(name)
    if (!found) throw new BrokenBackup(`The backup lacks ${name}.`)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BrokenBackup(`${name} in the backup is not what was written.`)
  }
  return { about, manifest }
}

async function measure(content: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
