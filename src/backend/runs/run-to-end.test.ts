import { expect, test } from 'vitest'
import { type JobRun, ProcessStops } from '../queue/job.ts'
import { type Attempt, type Run, runToEnd } from './run-to-end.ts'

interface Row {
  attempts: number
}
type Perform = (attempt: Attempt<Row>) => Promise<void>

const TOPIC = 'cancelled:one'
const STAYS = new Error('this will never work')

/** A run whose row, queue and messages are here; `did` tells in order what was done to it. */
function createRun(perform: Perform, { attempts = 0, isThere = true } = {}) {
  const row = { attempts }
  const did: string[] = []
  const note = (what: string) => {
    did.push(what)
    return Promise.resolve()
  }
  const listeners = new Set<() => void>()
  const stop = new AbortController()
  const run: Run<Row, string> = {
    begin() {
      row.attempts += 1
      return Promise.resolve(isThere ? { ...row } : null)
    },
    forget() {
      row.attempts -= 1
      return Promise.resolve()
    },
    attemptsMax: () => 3,
    exhausted: 'given up',
    startedFaultPoint: 'one.started',
    cancelledTopic: TOPIC,
    async perform(attempt) {
      did.push('perform')
      await perform(attempt)
    },
    judge: (_row, error) => (error === STAYS ? 'it stays' : null),
    noteFailure: () => note('note failure'),
    prepareRetry: () => note('prepare retry'),
    fail: (_row, failure) => note(`fail: ${failure}`),
    cleanUp: () => note('clean up'),
  }
  const events = {
    subscribe(topic: string, onEvent: () => void) {
      expect(topic).toBe(TOPIC)
      listeners.add(onEvent)
      return () => listeners.delete(onEvent)
    },
  }
  const job: JobRun = { signal: stop.signal, attempt: 0, isLastAttempt: false }
  return {
    row,
    did,
    listeners,
    cancel: () => {
      for (const tell of listeners) tell()
    },
    stop: (reason: Error) => stop.abort(reason),
    ended: () => runToEnd({ env: {}, events, log: { warn: () => undefined } }, job, run),
  }
}

/** Works until somebody ends it. */
const work = ({ signal }: Attempt<Row>) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

test('an attempt that succeeds is cleaned up after, and listens no more', async () => {
  const run = createRun(async () => undefined)
  await run.ended()
  expect(run.did).toEqual(['perform', 'clean up'])
  expect(run.row.attempts).toBe(1)
  expect(run.listeners.size).toBe(0)
})

test('a run that has finished is only cleaned up after', async () => {
  const run = createRun(async () => undefined, { isThere: false })
  await run.ended()
  expect(run.did).toEqual(['clean up'])
})

test('a failure that may pass goes back to the queue, and leaves what the next attempt needs', async () => {
  const mayPass = new Error('busy')
  const run = createRun(() => Promise.reject(mayPass))
  await expect(run.ended()).rejects.toBe(mayPass)
  expect(run.did).toEqual(['perform', 'note failure', 'prepare retry'])
  expect(run.row.attempts).toBe(1)
  expect(run.listeners.size).toBe(0)
})

test('a failure that stays ends the run', async () => {
  const run = createRun(() => Promise.reject(STAYS))
  await run.ended()
  expect(run.did).toEqual(['perform', 'fail: it stays', 'clean up'])
})

test('a run that is cancelled in the middle has not failed: it stops and is cleaned up after', async () => {
  const run = createRun(work)
  const ended = run.ended()
  await expect.poll(() => run.listeners.size).toBe(1)
  run.cancel()
  await ended
  expect(run.did).toEqual(['perform', 'clean up'])
})

test('a run that its own attempt finds gone is neither failed nor tried again', async () => {
  const run = createRun(({ giveUp, signal }) => {
    giveUp()
    return Promise.reject(signal.reason)
  })
  await run.ended()
  expect(run.did).toEqual(['perform', 'clean up'])
})

test('a process that stops hands the run back, and the attempt is not counted', async () => {
  const run = createRun(work)
  const ended = run.ended()
  await expect.poll(() => run.listeners.size).toBe(1)
  run.stop(new ProcessStops())
  await expect(ended).rejects.toThrow(ProcessStops)
  expect(run.did).toEqual(['perform'])
  expect(run.row.attempts).toBe(0)
})

test('an attempt that takes too long is handed back too, but counts', async () => {
  const run = createRun(work)
  const ended = run.ended()
  await expect.poll(() => run.listeners.size).toBe(1)
  run.stop(new Error('time is up'))
  await expect(ended).rejects.toThrow('time is up')
  expect(run.did).toEqual(['perform'])
  expect(run.row.attempts).toBe(1)
})

test.each([
  { attempts: 2, did: ['perform', 'clean up'] },
  { attempts: 3, did: ['fail: given up', 'clean up'] },
])('after $attempts of 3 attempts a run is: $did', async ({ attempts, did }) => {
  const run = createRun(async () => undefined, { attempts })
  await run.ended()
  expect(run.did).toEqual(did)
})
