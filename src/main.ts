import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuildFresh, sourceStamp, stampBuild } from './build/stamp.ts'

/**
 * The production process: builds if needed, then runs the build, which serves everything on one port.
 * There's nothing else here, because the build loads faster than its sources.
 */
const root = process.cwd()

process.env.NODE_ENV ??= 'production'
if (!isBuildFresh(root)) await build()
process.env.PROGRAMS_FOLDER ??= join(root, 'dist/programs')
const entry = pathToFileURL(join(root, 'dist/server/server.js')).href
try {
  const { serve }: { serve: () => Promise<void> } = await import(entry)
  await serve()
} catch (error) {
  explain(error)
}

/** Errors whose message is all that the operator needs. */
const MENDED_BY_OPERATOR = new Set(['StorageTrouble', 'WrongSettings'])

/** Prints only the message of what the operator alone can fix; anything else keeps its stack trace. */
function explain(error: unknown): never {
  if (!(error instanceof Error) || !MENDED_BY_OPERATOR.has(error.name)) throw error
  console.error(error.message)
  process.exit(1)
}

async function build() {
  // Wrong settings are reported before half a minute of building.
  const { readEnv } = await import('./backend/env.ts')
  try {
    readEnv()
  } catch (error) {
    explain(error)
  }
  console.log('Building, about half a minute the first time …')
  const stamp = sourceStamp(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', 'app.config.ts', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  stampBuild(root, stamp)
}
