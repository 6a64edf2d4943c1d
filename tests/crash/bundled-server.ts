import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Native, or finds its own files by where it is. */
const UNBUNDLED = ['sharp', '@napi-rs/canvas', '@electric-sql/pglite', '@node-rs/argon2']

/** Below node_modules, so that what is not bundled is found from there. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/crashing-server')

let bundled: Promise<string> | undefined

/**
 * Path of one JavaScript file with the whole crashing server in it, made anew in every test process.
 * A server is started a hundred times here, and reading 900 modules is half of what a start takes.
 */
export function bundledServer(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: UNBUNDLED },
    build: {
      ssr: join(import.meta.dirname, 'crashing-server.ts'),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('the crashing server was not built')
  const { code } = built.output[0]
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = join(FOLDER, `${name}.mjs`)
  await mkdir(FOLDER, { recursive: true })
  // Several test processes may write the same file at once.
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  return file
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
