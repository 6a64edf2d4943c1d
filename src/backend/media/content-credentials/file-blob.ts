import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Most bytes returned per read. The library hashes a large file in 256 MB chunks, buffers them itself, and asks again
 * for what it didn't get; a small file it wants whole.
 */
export const PART_BYTES = 1_048_576

/** A file as the library reads it in a browser: in parts, on demand. */
class FileBlob extends Blob {
  readonly #descriptor: number
  readonly #from: number
  readonly #to: number

  constructor(descriptor: number, from: number, to: number) {
    super()
    this.#descriptor = descriptor
    this.#from = from
    this.#to = to
  }

  override get size(): number {
    return this.#to - this.#from
  }

  override slice(from = 0, to = this.size): Blob {
    const end = Math.min(this.#from + to, this.#to)
    return new FileBlob(this.#descriptor, Math.min(this.#from + from, end), end)
  }

  read(): ArrayBuffer {
    const isWhole = this.size === fstatSync(this.#descriptor).size
    const bytes = new Uint8Array(isWhole ? this.size : Math.min(this.size, PART_BYTES))
    for (let done = 0; done < bytes.length; ) {
      const read = readSync(this.#descriptor, bytes, done, bytes.length - done, this.#from + done)
      if (read === 0) break
      done += read
    }
    return bytes.buffer
  }
}

/** The API of browser workers, implemented with `readSync`. */
export class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer {
    if (!(blob instanceof FileBlob)) throw new Error('not a file')
    return blob.read()
  }
}

/** Provides the global that the library reads files with. */
export const provideFileReader = (): void => {
  Object.assign(globalThis, { FileReaderSync })
}

/** Opens a file for reading while `use` runs. */
export async function withFileBlob<T>(path: string, use: (blob: Blob) => Promise<T>): Promise<T> {
  const descriptor = openSync(path, 'r')
  try {
    return await use(new FileBlob(descriptor, 0, fstatSync(descriptor).size))
  } finally {
    closeSync(descriptor)
  }
}
