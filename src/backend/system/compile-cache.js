import { enableCompileCache } from 'node:module'

/**
 * Loaded before a program that people wait for: what was compiled once is not compiled again. This file is no
 * TypeScript, since Node would load its compiler for it; what comes after it is in the cache without its types.
 */
enableCompileCache()
