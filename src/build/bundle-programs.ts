import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { BUNDLE_NAME, PROGRAMS } from '../backend/programs.ts'
import { keysOf } from '../contract/keys-of.ts'
import { lateDrawing, UNBUNDLED } from './bundled-packages.ts'

/** They look for files of their own beside themselves, or are better read when they are needed. */
const LEFT_ALONE = [...UNBUNDLED, 'onnxruntime-web', 'unpdf']

/** Where the build puts what the backend starts beside itself. */
export const programsIn = (root: string): string => join(root, 'dist/programs')

/** Makes one file, and what several share, of each program that the backend starts beside itself. */
export async function bundlePrograms(root: string, folder = programsIn(root)): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const entries = keysOf(PROGRAMS).map((name) => [name, join(root, 'src/backend', PROGRAMS[name])])
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    logLevel: 'warn',
    input: Object.fromEntries(entries),
    external: (id) => LEFT_ALONE.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [lateDrawing()],
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: BUNDLE_NAME,
    chunkFileNames: 'shared/[name]-[hash].mjs',
  })
  await bundle.close()
}

/** Bundles them with the server. */
export const bundledPrograms = (): Plugin => ({
  name: 'bundled-programs',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle() {
    return bundlePrograms(this.environment.config.root)
  },
})
