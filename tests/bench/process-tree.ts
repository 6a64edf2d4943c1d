import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause, setInterval } from 'node:timers/promises'
import { memoryMib, TICKS_PER_SECOND } from './process-usage.ts'

const SAMPLE_MS = 100

interface Usage {
  seconds: number
  /** Processor time of all started processes, which other work on the machine hardly affects. */
  cpuSeconds: number
  /** Peak memory of all started processes together. */
  peakMib: number
}

/** Runs `work` and measures the processes it starts, and their children, until it's done. */
export async function measureChildren(work: () => Promise<unknown>): Promise<Usage> {
  const done = new AbortController()
  const peak = watchMemory(done.signal)
  const [begun, cpuBefore] = [performance.now(), await childrenCpuSeconds()]
  await work()
  const seconds = (performance.now() - begun) / 1000
  done.abort()
  // A process's processor time is only counted once it has ended.
  while ((await descendants(process.pid)).length > 0) await pause(SAMPLE_MS)
  return { seconds, cpuSeconds: (await childrenCpuSeconds()) - cpuBefore, peakMib: await peak }
}

/** Processor time of ended children, including their own children. */
async function childrenCpuSeconds(): Promise<number> {
  const fields = await statFields('self')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

async function watchMemory(signal: AbortSignal): Promise<number> {
  let peak = 0
  try {
    for await (const _ of setInterval(SAMPLE_MS, undefined, { signal })) {
      const sizes = (await descendants(process.pid)).map((pid) => memoryMib(pid).catch(() => 0))
      peak = Math.max(
        peak,
        (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      )
    }
  } catch {
    // Stopped on request.
  }
  return peak
}

/** Follows each thread's children; reading all processes on the machine would cost a core. */
async function descendants(root: number): Promise<number[]> {
  const threads = await readdir(`/proc/${root}/task`).catch(() => [])
  const lists = threads.map((thread) =>
    readFile(`/proc/${root}/task/${thread}/children`, 'utf8').catch(() => ''),
  )
  const children = (await Promise.all(lists)).join(' ').split(' ').filter(Boolean).map(Number)
  return [...children, ...(await Promise.all(children.map(descendants))).flat()]
}

/** Fields of /proc/…/stat after the program's name, starting with the state. */
async function statFields(pid: string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
