import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { projectRoot } from '../../paths.ts'

/**
 * The prompt reader mostly consists of long patterns that this process uses once or twice: optimizing them took far
 * longer than all the reading. A frequently used pattern is still compiled.
 */
for (const flag of [
  '--no-regexp-optimization',
  '--no-regexp-peephole-optimization',
  '--regexp-tier-up-ticks=20',
])
  setFlagsFromString(flag)

/**
 * Entry file of a render's process: reuses code compiled by earlier renders, since parsing the
 * engine took a third of the time of one picture. A read-only folder does no harm.
 */
enableCompileCache(join(projectRoot, 'node_modules', '.cache', 'render'))
await import('./run-render.ts')
