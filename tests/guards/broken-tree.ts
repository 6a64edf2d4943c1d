import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { PROGRAMS } from '../../src/backend/programs.ts'
import { run } from '../support/processes.ts'

const CONFIGURATION = [
  ...['tsconfig.json', 'biome.json', 'tests/architecture.mjs'],
  'tests/check/no-casts.grit',
]

/** The build's configuration, for guards that are part of it. */
export const BUILD_CONFIGURATION = [
  ...['package.json', 'app.config.ts', 'lingui.config.ts'],
  ...['src/build', 'src/contract', 'src/i18n/chapters.ts', 'tests/run'],
  ...['src/backend/programs.ts', 'src/backend/system/programs-folder.ts'],
]

/** The programs that the build bundles besides the pages, all empty. */
export const EMPTY_PROGRAMS: Record<string, string> = Object.fromEntries(
  Object.values(PROGRAMS).map((file) => [`src/backend/${file}`, 'export {}\n']),
)

interface Broken {
  /** Files of a tree that breaks rules on purpose, by path. */
  files: Record<string, string>
  /** Project files to copy into the tree besides the guards' configuration. */
  copies?: readonly string[]
}

/** Runs a tool from node_modules in a temporary tree, with the project's configuration. */
export async function runInTree(
  { files, copies = [] }: Broken,
  command: string,
  ...args: string[]
): Promise<{ exitCode: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-guards-'))
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    for (const name of [...CONFIGURATION, ...copies]) {
      await cp(name, join(folder, name), { recursive: true })
    }
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return await run(command, args, { cwd: folder, output: 'collect' })
  } finally {
    await rm(folder, { recursive: true })
  }
}
