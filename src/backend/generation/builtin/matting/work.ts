import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

/** The process that cuts objects out, one picture after the other, for as long as its parent lives. */
const NICENESS = 10

setPriority(NICENESS)
const thread = new Worker(new URL('./thread.ts', import.meta.url))
thread.on('message', (answer) => process.send?.(answer))
thread.on('error', (error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
process.on('message', (task) => thread.postMessage(task))
process.on('disconnect', () => process.exit(0))
