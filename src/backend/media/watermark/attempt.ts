import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { watermarkFolder } from '../../paths.ts'

const NOTE = 'attempt.txt'

/**
 * Keeps an earlier attempt's finished segments in a folder if its job was identical: same file, same regions, same
 * code. Everything else the earlier attempt left there is removed.
 */
export async function continueAttempt(
  workDir: string,
  file: string,
  asked: unknown,
): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  const facts = JSON.stringify([file, size, mtimeMs, asked, await codeFingerprint()])
  const note = createHash('sha256').update(facts).digest('hex')
  const known = await readFile(join(workDir, NOTE), 'utf8').catch(() => null)
  const left = await readdir(workDir)
  const stale = left.filter(
    (name) => /^segment-.*\.part/.test(name) || (known !== note && /^segment-/.test(name)),
  )
  await Promise.all(stale.map((name) => rm(join(workDir, name), { force: true })))
  await writeFile(join(workDir, NOTE), note)
}

let fingerprint: Promise<string> | undefined

/** Hash of the engine's own source: frames of two versions don't fit together. */
function codeFingerprint(): Promise<string> {
  fingerprint ??= hashFolder(watermarkFolder)
  return fingerprint
}

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}
