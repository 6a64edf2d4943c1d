import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const folderOf = (dataDir: string) => join(dataDir, 'tmp')

/** Lends a folder on the storage's disk and removes it afterward, even after a failure. */
export async function withTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(folderOf(dataDir), 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders left behind by killed processes. */
export async function sweepTemporaryFolders(dataDir: string, before: Date): Promise<void> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  for (const name of names.filter((one) => one.startsWith('work-'))) {
    const path = join(folderOf(dataDir), name)
    const facts = await stat(path).catch(() => null)
    if (facts && facts.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
