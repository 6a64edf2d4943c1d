import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'locales', 'app.config.ts', 'lingui.config.ts', 'package-lock.json']
const STAMP = 'dist/build-stamp'
const NOT_BUILT = /\.test\.tsx?$/

/**
 * Stamp for a build of the current sources, in two lines. The first hashes their content, so that a fresh
 * clone does not look newer; the second hashes sizes and modification times, which takes a tenth of the time
 * to check.
 */
export const sourceStamp = (root: string): string => `${contentOf(root)}\n${looksOf(root)}`

/** Whether `dist` holds a complete build of the current sources. */
export function isBuildFresh(root: string): boolean {
  try {
    const [content, looks] = readFileSync(join(root, STAMP), 'utf8').split('\n')
    const now = looksOf(root)
    if (looks === now) return true
    if (content !== contentOf(root)) return false
    keepLooks(root, `${content}\n${now}`)
    return true
  } catch {
    return false
  }
}

/** Marks `dist` as complete; written last, so that an interrupted build is repeated. */
export function stampBuild(root: string, stamp: string) {
  writeFileSync(join(root, STAMP), stamp)
}

/** Lets the next start skip reading the sources; on a read-only disk, it reads them again. */
function keepLooks(root: string, stamp: string) {
  try {
    stampBuild(root, stamp)
  } catch {}
}

function contentOf(root: string): string {
  return hashOf(root, (file) => readFileSync(file))
}

function looksOf(root: string): string {
  return hashOf(root, (file) => {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  })
}

function hashOf(root: string, tell: (file: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(file)
      .update('\0')
      .update(tell(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root: string, source: string): string[] {
  if (!source.includes('.')) {
    return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort()
  }
  return [source]
}
