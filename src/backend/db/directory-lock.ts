import { randomUUID } from 'node:crypto'
import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCodeOf } from '../system/error-code.ts'

const HEARTBEAT_MS = 2_000
/** A holder whose process can't be seen from here counts as dead once its last heartbeat is this old. */
const DEAD_AFTER_MS = 5 * HEARTBEAT_MS
const ATTEMPTS = 5

/** Start time of a process in clock ticks since boot: tells a reused pid from the old holder. */
async function processStart(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

async function isAlive(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const current = await processStart(pid)
  return current === null || start === '' || current === start
}

/** Identifies the pid namespace: two containers sharing a folder each have a process 1. */
async function processSpace(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()}/${space}`.replaceAll(' ', '')
}

/**
 * Locks the directory for this process; survives kill -9, because a dead holder doesn't count.
 * @returns how to release it
 * @throws Error naming the process that holds the directory
 */
export async function acquireDirectoryLock(
  directory: string,
  { deadAfterMs = DEAD_AFTER_MS } = {},
): Promise<() => Promise<void>> {
  const file = join(directory, 'process.lock')
  const space = await processSpace()
  const own = `${process.pid} ${(await processStart(process.pid)) ?? ''} ${space} ${randomUUID()}`
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await createWhole(file, own)) return holdWhileAlive(file, own)
    const held = await readFile(file, 'utf8').catch(() => '')
    const [pid = '', start = '', holder = space] = held.split(' ')
    const isSeen = holder === space
    const isHeld = isSeen
      ? pid !== '' && (await isAlive(Number(pid), start))
      : await beats(file, deadAfterMs)
    if (isHeld) {
      const where = isSeen ? `process ${pid}` : `another container or machine (${holder})`
      throw new Error(
        `The data in ${directory} is in use by ${where}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
      )
    }
    await removeStale(file, held)
  }
  throw new Error(`The data in ${directory} couldn’t be locked.`)
}

/** Creates a file together with its content, so that nobody reads an empty one. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    // Some network and memory-card file systems don't support hard links.
    return createExclusively(file, content)
  } finally {
    await rm(draft, { force: true })
  }
}

async function createExclusively(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Whether the holder shows a heartbeat within the time after which it would count as dead. */
async function beats(file: string, deadAfterMs: number): Promise<boolean> {
  const seen = async () => (await stat(file).catch(() => null))?.mtimeMs ?? 0
  const before = await seen()
  // Two machines' clocks differ, so only a changing time counts as a sign of life.
  if (Math.abs(Date.now() - before) > 60 * deadAfterMs) return false
  for (let waited = 0; waited < deadAfterMs; waited += deadAfterMs / 10) {
    await pause(deadAfterMs / 10)
    if ((await seen()) > before) return true
  }
  return false
}

/**
 * Two processes that find the same dead holder must not remove each other's lock: a lock that isn't the stale one is
 * put back.
 */
async function removeStale(file: string, held: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return
    throw error
  }
  if ((await readFile(aside, 'utf8')) !== held) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
}

/** Keeps up the heartbeat; a process that slept until another one took the directory must not write anymore. */
function holdWhileAlive(file: string, own: string): () => Promise<void> {
  const beat = async () => {
    const held = await readFile(file, 'utf8').catch(() => own)
    if (held !== own) process.kill(process.pid, 'SIGKILL')
    const now = new Date()
    await utimes(file, now, now).catch(() => undefined)
  }
  const heart = setInterval(() => void beat(), HEARTBEAT_MS)
  heart.unref()
  return async () => {
    clearInterval(heart)
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true })
  }
}
