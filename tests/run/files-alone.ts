import { globSync, readFileSync } from 'node:fs'

/** Changes that outlast a file in its process: replaced modules, another environment. */
const LASTING =
  /\bvi\.(?:mock|doMock|stubEnv|resetModules)\(|\bprocess\.env\.\w+ = |\bprocess\.chdir\(/

/**
 * The test files of a pattern that need a process of their own, judging by their code; all others share
 * their worker's modules, database, and simulated browser.
 */
export const filesAlone = (pattern: string): string[] =>
  globSync(pattern).filter((file) => LASTING.test(readFileSync(file, 'utf8')))
