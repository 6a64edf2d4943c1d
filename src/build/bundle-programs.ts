import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { lateDrawing, UNBUNDLED } from './bundled-packages.ts'

/** Files below `src/backend`, by the name of their bundle. */
type Programs = Readonly<Record<string, string>>

/** Packages that look for their own files next to them, or that are better loaded on demand. */
const LEFT_ALONE = [...UNBUNDLED, 'onnxruntime-web', 'unpdf']

/** Bundles each program that the backend starts as a separate process into one file, plus shared chunks. */
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
    // Every start parses it, so comments go; names stay for readable stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared/[name]-[hash].mjs',
  })
  await bundle.close()
}

/** Bundles the programs with the server build, where `npm start` looks for them. */
export const bundledPrograms = (programs: Programs): Plugin => ({
  name: 'bundled-programs',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle() {
    const { root } = this.environment.config
    return bundlePrograms(root, programs, join(root, 'dist/programs'))
  },
})
