import { enableCompileCache } from 'node:module'

/**
 * Preloaded into programs that people wait for, so that nothing is compiled twice. Not a TypeScript file, since Node
 * would load its compiler for it; modules loaded afterward are cached with their types stripped.
 */
enableCompileCache()
