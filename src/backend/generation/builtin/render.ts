import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '../../paths.ts'

/**
 * First file of a render's process: code parsed by earlier renders is used again, since reading the
 * engine took a third of the time of one picture. Where the folder cannot be written, nothing is lost.
 */
enableCompileCache(join(projectRoot, 'node_modules', '.cache', 'render'))
await import('./run-render.ts')
