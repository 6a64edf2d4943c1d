import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A small project in a temporary folder, with the configuration of this one. */
export interface BrokenTree {
  folder: string
  remove(): Promise<void>
}

/** Writes the files of a tree that breaks rules on purpose; a path ending in `/` is not needed. */
export async function plantTree(files: Record<string, string>): Promise<BrokenTree> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-guards-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const name of ['tsconfig.json', 'biome.json', '.gitignore', 'tests/architecture.mjs']) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(name, join(folder, name))
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
