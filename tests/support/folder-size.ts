import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Sizes of the files below a folder, by path; empty if the folder doesn't exist. */
export async function filesBelow(folder: string): Promise<Record<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: Record<string, number> = {}
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // Temporary files may be gone by now.
    const facts = await stat(path).catch(() => null)
    if (facts) files[path] = facts.size
  }
  return files
}
