import { afterAll } from 'vitest'
import { processorSecondsSoFar } from './processor-time.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** A test file's processor time. */
    processorMs?: number
  }
}

/**
 * Setup file that runs before each test file is loaded: reports the process's processor time from here to
 * the end of the file's last test.
 */
const before = processorSecondsSoFar()

// biome-ignore lint/correctness/noEmptyPattern: Vitest asks for a pattern before it hands over the file.
afterAll(({}, suite) => {
  suite.file.meta.processorMs = Math.round((processorSecondsSoFar() - before) * 1_000)
})
