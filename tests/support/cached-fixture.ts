import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findExecutable } from '../../src/backend/system/find-executable.ts'

const FOLDER = join(tmpdir(), `adloom-fixtures-${process.getuid?.() ?? 'all'}`)

/**
 * Bytes that are expensive to make, cached per machine. The key covers everything they depend on:
 * the maker's source text (`maker` is its `import.meta.url`), the request, and the encoder.
 */
export async function cachedFixture(
  maker: string,
  asked: unknown,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const encoder = await stat(findExecutable(['ffmpeg']) ?? process.execPath)
  const key = createHash('sha256')
    .update(await readFile(fileURLToPath(maker)))
    .update(JSON.stringify([asked, encoder.size, encoder.mtimeMs]))
    .digest('hex')
  const file = join(FOLDER, key)
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const bytes = await make()
  await mkdir(FOLDER, { recursive: true, mode: 0o700 })
  // Written under its own name first: another process may be making or reading the same file.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return bytes
}

/** Represents bytes in the key of whatever is made from them. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
