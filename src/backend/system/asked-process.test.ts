import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AskedProcess, createAskedProcess, NoAnswer } from './asked-process.ts'

/** Answers with its own process id, hangs, ends or fails, as told. */
const PROGRAM = `
process.on('message', (question) => {
  if (question === 'end') process.exit(1)
  else if (question === 'fail') process.send({ failure: 'no such thing' })
  else if (question !== 'hang') process.send({ answer: [question, process.pid] })
})
process.on('disconnect', () => process.exit(0))
`

let folder: string
let entry: string
let asked: AskedProcess | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-asked-'))
  entry = join(folder, 'program.mjs')
  await writeFile(entry, PROGRAM)
})
afterEach(() => asked?.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = (limits: Partial<Parameters<typeof createAskedProcess>[0]> = {}) => {
  asked = createAskedProcess({
    entry,
    idleMs: 60_000,
    timeLimitMs: 60_000,
    waitingMax: 8,
    ...limits,
  })
  return asked
}

const reasonOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof NoAnswer ? error.reason : error),
  )

test('questions are answered in their order, by one process', async () => {
  const { ask } = open()
  const answers = await Promise.all(['a', 'b', 'c'].map((question) => ask(question)))
  expect(answers.map((answer) => Array.isArray(answer) && answer[0])).toEqual(['a', 'b', 'c'])
  expect(new Set(answers.map((answer) => Array.isArray(answer) && answer[1])).size).toBe(1)
})

test('a question that hangs costs its own answer only: the next has a new process', async () => {
  const { ask } = open({ timeLimitMs: 2_000 })
  await ask('first')
  const [hung, next] = [reasonOf(ask('hang')), ask('next')]
  expect(await hung).toBe('failed')
  expect(await next).toEqual(['next', expect.any(Number)])
})

test('what a process takes to start is not taken from the time of its first question', async () => {
  const late = join(folder, 'late.mjs')
  await writeFile(late, `await new Promise((done) => setTimeout(done, 1_000))\n${PROGRAM}`)
  const { ask } = open({ entry: late, timeLimitMs: 500 })
  expect(await ask('first')).toEqual(['first', expect.any(Number)])
})

test('a process that was prepared is there before the first question', async () => {
  const marker = join(folder, 'started')
  const early = join(folder, 'early.mjs')
  const notes = `import { writeFileSync } from 'node:fs'\nwriteFileSync('${marker}', String(process.pid))`
  await writeFile(early, `${notes}\n${PROGRAM}`)
  const { ask, prepare } = open({ entry: early })
  prepare()
  prepare()
  const started = () => readFile(marker, 'utf8')
  await vi.waitFor(async () => expect(await started()).toMatch(/^\d+$/), 60_000)
  expect(await ask('first')).toEqual(['first', Number(await started())])
})

test('a process that ended is replaced', async () => {
  const { ask } = open()
  expect(await reasonOf(ask('end'))).toBe('failed')
  expect(await ask('again')).toEqual(['again', expect.any(Number)])
})

test('what it could not answer leaves it at work', async () => {
  const { ask } = open()
  const before = await ask('before')
  expect(await reasonOf(ask('fail'))).toBe('failed')
  const after = await ask('before')
  expect(after).toEqual(before)
})

test('a newer question of the same asker replaces the one that waits', async () => {
  const { ask } = open()
  const first = ask('first', { name: 'ann' })
  const second = reasonOf(ask('second', { name: 'ann' }))
  const other = ask('other', { name: 'bob' })
  const third = ask('third', { name: 'ann' })
  expect(await second).toBe('replaced')
  const answers = await Promise.all([first, other, third])
  expect(answers.map((answer) => Array.isArray(answer) && answer[0])).toEqual([
    'first',
    'other',
    'third',
  ])
})

test('more than may wait are refused at once', async () => {
  const { ask } = open({ waitingMax: 1 })
  const answers = ['one', 'two', 'three'].map((question) => reasonOf(ask(question)))
  expect(await Promise.all(answers)).toEqual(['answered', 'answered', 'busy'])
})

test('one network fills its own places only: the next of it is refused, another is answered', async () => {
  const { ask } = open({ waitingMax: 8, waitingOfNetworkMax: 2 })
  const ofOne = ['at work', 'one', 'two', 'three'].map((question) =>
    reasonOf(ask(question, { network: 'here' })),
  )
  const other = reasonOf(ask('other', { network: 'there' }))
  expect(await Promise.all(ofOne)).toEqual(['answered', 'answered', 'answered', 'busy'])
  expect(await other).toBe('answered')
})

test('it ends when idle, and the next question starts another', async () => {
  const { ask } = open({ idleMs: 1 })
  const [, first] = [await ask('one')].flat()
  await expect.poll(() => isAlive(Number(first))).toBe(false)
  const [, second] = [await ask('two')].flat()
  expect(second).not.toBe(first)
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
