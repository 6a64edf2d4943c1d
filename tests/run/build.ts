import { isBuildFresh, sourceHash, stampBuild } from '../../src/build/stamp.ts'
import { run } from '../support/processes.ts'

/**
 * Builds the product as its first start would, in what the tests beside it leave of the processor. A
 * build that fails is not stamped: the start of the product repeats it, and shows what is wrong.
 */
export async function buildBeside(): Promise<void> {
  const root = process.cwd()
  if (isBuildFresh(root)) return
  const hash = sourceHash(root)
  const build = ['vite', 'build', '--config', 'app.config.ts', '--logLevel', 'silent']
  const { exitCode } = await run('nice', ['-n', '19', ...build], {
    env: { NODE_ENV: 'production' },
    output: 'collect',
  })
  if (exitCode === 0) stampBuild(root, hash)
}
