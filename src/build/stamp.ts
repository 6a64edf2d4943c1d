import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'locales', 'app.config.ts', 'lingui.config.ts', 'package-lock.json']
const STAMP = 'dist/build-stamp'
const NOT_BUILT = /\.test\.tsx?$/

/** One hash over everything a build is made from: content, so that a fresh clone is not 'newer'. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether `dist` was completely built from the sources as they are now. */
export function isBuildFresh(root: string): boolean {
  try {
    return readFileSync(join(root, STAMP), 'utf8') === sourceHash(root)
  } catch {
    return false
  }
}

/** Marks `dist` as complete; written last, so that an interrupted build is repeated. */
export function stampBuild(root: string, hash: string) {
  writeFileSync(join(root, STAMP), hash)
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
