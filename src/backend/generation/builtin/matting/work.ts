import { Worker } from 'node:worker_threads'
import { mattingThreadEntry } from '../../../paths.ts'
import { standBack } from '../../../system/niceness.ts'
import type { CutterMessage } from './cutter.ts'

/** The process that cuts out objects, one picture after the other, as long as its parent lives. */
const BEAT_MS = 5_000

standBack('background')
const tell = (message: CutterMessage) => process.send?.(message)
const beat = () => {
  const { user, system } = process.cpuUsage()
  tell({ cpuSeconds: (user + system) / 1_000_000 })
}
let beats: NodeJS.Timeout | undefined
const thread = new Worker(mattingThreadEntry)
thread.on('message', (answer) => {
  clearInterval(beats)
  tell(answer)
})
thread.on('error', (error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
process.on('message', (task) => {
  beats = setInterval(beat, BEAT_MS)
  thread.postMessage(task)
})
process.on('disconnect', () => process.exit(0))
