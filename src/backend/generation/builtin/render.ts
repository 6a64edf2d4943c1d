import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { projectRoot } from '../../paths.ts'

/**
 * Most of what reads a prompt are long patterns that this process uses once or twice: to make them as fast as they
 * can be took far longer than all the reading. A pattern that is used often is still compiled.
 */
for (const flag of [
  '--no-regexp-optimization',
  '--no-regexp-peephole-optimization',
  '--regexp-tier-up-ticks=20',
])
  setFlagsFromString(flag)

/**
 * First file of a render's process: code parsed by earlier renders is used again, since reading the
 * engine took a third of the time of one picture. Where the folder cannot be written, nothing is lost.
 */
enableCompileCache(join(projectRoot, 'node_modules', '.cache', 'render'))
await import('./run-render.ts')
