import { enableCompileCache } from 'node:module'

/** Loaded before a program that people wait for: what was compiled once is not compiled again. */
enableCompileCache()
