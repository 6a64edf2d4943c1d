import { createHash } from 'node:crypto'
import { type Readable, Transform, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import type { Entry } from './manifest.ts'

/** Writes a tar archive one entry at a time, without holding any entry in memory. */
export interface ArchiveWriter {
  /** Every entry so far, with the SHA-256 of the bytes actually written. */
  readonly entries: readonly Entry[]
  /** Takes exactly `bytes` bytes. */
  add(name: string, bytes: number, content: Readable): Promise<void>
  addText(name: string, text: string): Promise<void>
  /** Resolves once everything has been written. */
  close(): Promise<void>
  /** Closes the destination, however much was written. */
  abort(): void
}

/** Begins a tar archive (POSIX pax). */
export function openArchiveWriter(to: Writable): ArchiveWriter {
  const tar = pack()
  const written = pipeline(tar, to)
  // A failure such as a full disk reaches whoever awaits `written`; this prevents an unhandled rejection.
  written.catch(() => undefined)
  const entries: Entry[] = []

  return {
    entries,
    async add(name, bytes, content) {
      const hash = createHash('sha256')
      const hashed = new Transform({
        transform(chunk, _encoding, done) {
          hash.update(chunk)
          done(null, chunk)
        },
      })
      const filled = pipeline(content, hashed, tar.entry({ name, size: bytes, mode: 0o600 }))
      await Promise.race([filled, written.then(() => filled)])
      entries.push({ name, bytes, sha256: hash.digest('hex') })
    },
    async addText(name, text) {
      const content = Buffer.from(text)
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
      })
      const sha256 = createHash('sha256').update(content).digest('hex')
      entries.push({ name, bytes: content.length, sha256 })
    },
    async close() {
      tar.finalize()
      await written
    },
    abort() {
      tar.destroy()
      to.destroy()
      void finished(to).catch(() => undefined)
    },
  }
}
