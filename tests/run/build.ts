import { isBuildFresh, sourceStamp, stampBuild } from '../../src/build/stamp.ts'
import { run } from '../support/processes.ts'

/**
 * Builds the product as its first start would, without output. A failed build isn't stamped, so the
 * product's start repeats it and shows what's wrong.
 */
export async function buildForStart(): Promise<void> {
  const root = process.cwd()
  if (isBuildFresh(root)) return
  const stamp = sourceStamp(root)
  const build = ['build', '--config', 'app.config.ts', '--logLevel', 'silent']
  const { exitCode } = await run('vite', build, {
    env: { NODE_ENV: 'production' },
    output: 'collect',
  })
  if (exitCode === 0) stampBuild(root, stamp)
}
