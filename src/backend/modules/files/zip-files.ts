import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../../storage/storage.ts'
import { archiveNames } from './archive-names.ts'
import type { FileRow } from './file-row.ts'
import { originalKey } from './variants.ts'

declare module 'yazl' {
  interface ZipFile {
    /** The package's own types omit the size that is passed. */
    end(options: undefined, onSize: (total: number) => void): void
  }
}

/**
 * Streams files as one ZIP archive: one file is open at a time, and none is held in memory. They're
 * stored uncompressed, since images and videos don't compress further.
 */
export function zipFiles(
  storage: Pick<Storage, 'read'>,
  files: readonly Pick<FileRow, 'id' | 'fileName' | 'mimeType' | 'sizeBytes' | 'createdAt'>[],
): { stream: Readable; sizeBytes: number | null } {
  const zip = new ZipFile()
  const names = archiveNames(files)
  const stream = Readable.from(zip.outputStream, { objectMode: false })
  let open: Readable | undefined
  // Otherwise a reader that stops early leaves a file open.
  stream.once('close', () => open?.destroy())
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const [place, { id, sizeBytes: size, createdAt: mtime }] of files.entries()) {
    const settings = { compress: false, size, mtime }
    zip.addReadStreamLazy(names[place] ?? id, settings, (answer) => {
      storage.read(originalKey(id)).then(
        (content) => {
          open = content
          if (stream.destroyed) content.destroy()
          else answer(null, content)
        },
        (error) => answer(error, Readable.from([])),
      )
    })
  }
  let sizeBytes: number | null = null
  zip.end(undefined, (total) => {
    sizeBytes = total
  })
  return { stream, sizeBytes }
}
