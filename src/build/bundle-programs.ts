import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { lateDrawing, UNBUNDLED } from './bundled-packages.ts'

/** Files below `src/backend` by the names of what they are bundled as. */
type Programs = Readonly<Record<string, string>>

/** They look for files of their own beside themselves, or are better read when they are needed. */
const LEFT_ALONE = [...UNBUNDLED, 'onnxruntime-web', 'unpdf']

/** Makes one file, and what several share, of each program that the backend starts beside itself. */
export async function bundlePrograms(
  root: string,
  programs: Programs,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const entries = Object.entries(programs).map(([name, file]) => [
    name,
    join(root, 'src/backend', file),
  ])
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
    // Each start reads it: it has no comments, and names for whoever reads a trace.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared/[name]-[hash].mjs',
  })
  await bundle.close()
}

/** Bundles them with the server, where `npm start` looks for them. */
export const bundledPrograms = (programs: Programs): Plugin => ({
  name: 'bundled-programs',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle() {
    const { root } = this.environment.config
    return bundlePrograms(root, programs, join(root, 'dist/programs'))
  },
})
