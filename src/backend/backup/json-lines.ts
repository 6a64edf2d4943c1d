import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Lines spooled to their own file, since an archive needs the size before the content. */
export interface SpooledLines {
  count: number
  bytes: number
  read: () => Readable
}

/** Writes lines to a gzip file as they come. */
export async function spoolLines(
  path: string,
  lines: AsyncIterable<string>,
): Promise<SpooledLines> {
  let count = 0
  async function* counted() {
    for await (const line of lines) {
      count += 1
      yield `${line}\n`
    }
  }
  await pipeline(Readable.from(counted()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  const { size: bytes } = await stat(path)
  return { count, bytes, read: () => createReadStream(path) }
}

/** Characters of rows sent to the database at once. */
const BATCH_CHARACTERS = 1_000_000

/** Reads gzipped lines in batches that fit into one statement. */
export async function* readLines(content: Readable): AsyncGenerator<string[]> {
  const lines = createInterface({ input: content.pipe(createGunzip()), crlfDelay: Infinity })
  let batch: string[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    characters += line.length
    if (characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
