import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const MINIMUM_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` files next to the browser's files at build time, so that serving them costs no CPU.
 */
export function precompress(): Plugin {
  return {
    name: 'adloom:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)),
      )
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < MINIMUM_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
