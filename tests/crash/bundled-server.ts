import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { UNBUNDLED } from '../../src/build/bundled-packages.ts'

/** Below node_modules, so that what is not bundled is found from there. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/crashing-server')

/** All that may be in the bundle, and what it is made with. */
const SOURCES = ['src/**/*.{ts,tsx,json}', 'tests/{crash,support}/**/*.ts', 'package-lock.json']

let bundled: Promise<string> | undefined

/**
 * Path of the crashing server as a bundle, made once for a state of the sources. A server is started a
 * hundred times here, and reading 900 modules is half of what a start takes. What is imported late stays apart:
 * in one file, all that a server hardly ever needs was read each time.
 */
export function bundledServer(): Promise<string> {
  bundled ??= findOrBundle()
  return bundled
}

async function findOrBundle(): Promise<string> {
  const folder = join(FOLDER, await digestOfSources())
  const server = join(folder, 'server.mjs')
  if (existsSync(server)) return server
  // Several test processes may write the same files at once.
  const partial = `${folder}.${process.pid}`
  await bundle(partial)
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
  return server
}

async function digestOfSources(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(name).update(await readFile(join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: UNBUNDLED },
    build: {
      ssr: join(import.meta.dirname, 'crashing-server.ts'),
      outDir,
      rolldownOptions: {
        output: {
          entryFileNames: 'server.mjs',
          chunkFileNames: 'late/[name]-[hash].mjs',
          // What is read each time has no comments, and names for whoever reads a trace.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
}

/** Migrations, fonts and threads are found from where their module lay before it was bundled. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.')) return
    const values = {
      'import.meta.dirname': dirname(id),
      'import.meta.filename': id,
      'import.meta.url': pathToFileURL(id).href,
    }
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(name, JSON.stringify(value)),
      code,
    )
  },
}
