import { globSync, readFileSync } from 'node:fs'

/** What a file leaves behind in its process for the next one: replaced modules, another environment. */
const LASTING =
  /\bvi\.(?:mock|doMock|stubEnv|resetModules)\(|\bprocess\.env\.\w+ = |\bprocess\.chdir\(/

/**
 * The test files of a pattern that need a process of their own, known by what they do; all others
 * share the modules, the database and the simulated browser of their worker.
 */
export const filesAlone = (pattern: string): string[] =>
  globSync(pattern).filter((file) => LASTING.test(readFileSync(file, 'utf8')))
