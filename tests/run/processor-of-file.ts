import { afterAll } from 'vitest'
import { processorSecondsSoFar } from './processor-time.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Of a test file: what it kept a processor busy. */
    processorMs?: number
  }
}

/**
 * Set up before each test file: what the process worked from here, before the file is loaded, to the end
 * of its last test goes to the reporter with the file.
 */
const before = processorSecondsSoFar()

// biome-ignore lint/correctness/noEmptyPattern: Vitest asks for a pattern before it hands over the file.
afterAll(({}, suite) => {
  suite.file.meta.processorMs = Math.round((processorSecondsSoFar() - before) * 1_000)
})
