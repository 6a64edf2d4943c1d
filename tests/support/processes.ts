import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program started here that won't outlive the process that started it. */
export interface RunningProcess {
  pid: number | undefined
  /** Resolves when the program has ended; never rejects. `output` is empty if it was shown. */
  finished: Promise<{ exitCode: number; output: string }>
  /** Asks the program and its children to end, and kills them after ten seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface StartOptions {
  env?: Record<string, string | undefined>
  cwd?: string
  /** Where its output goes: to the terminal, into `finished`, or into this file. */
  output?: 'show' | 'collect' | { file: string }
  /** Runs it as another user; only root can. */
  user?: { uid: number; gid: number } | undefined
}

const GRACE_MS = 10_000
const running = new Map<ChildProcess, RunningProcess>()

// Separate process groups outlive this process unless it kills them.
process.once('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL')
})

/** Starts a program in its own process group, with node_modules' tools first on PATH. */
export function start(
  command: string,
  args: readonly string[],
  { env = {}, cwd = process.cwd(), output = 'show', user }: StartOptions = {},
): RunningProcess {
  const path = [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...user,
  })
  const read = collect(child, output)
  const finished = new Promise<{ exitCode: number; output: string }>((resolve) => {
    child.once('error', (error) => resolve({ exitCode: 127, output: error.message }))
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output: read() }))
  })
  const started: RunningProcess = {
    pid: child.pid,
    finished,
    async stop(signal = 'SIGTERM') {
      signalGroup(child, signal)
      const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
      await finished
      clearTimeout(insist)
    },
  }
  running.set(child, started)
  void finished.then(() => running.delete(child))
  return started
}

/** Runs a program to its end. */
export function run(command: string, args: readonly string[], options?: StartOptions) {
  return start(command, args, options).finished
}

/** Ends everything started here that's still running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running.values()].map((one) => one.stop()))
}

function collect(child: ChildProcess, output: NonNullable<StartOptions['output']>): () => string {
  if (typeof output === 'object') {
    const file = createWriteStream(output.file, { flags: 'a' })
    child.stdout?.pipe(file, { end: false })
    child.stderr?.pipe(file, { end: false })
    child.once('close', () => file.end())
  }
  const chunks: Buffer[] = []
  if (output === 'collect') {
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  return () => Buffer.concat(chunks).toString()
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended between the check and the signal.
  }
}
