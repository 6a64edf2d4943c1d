import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMatting, type MattingOptions } from './matting.ts'

let folder: string
let kept: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-matting-'))
  kept = join(folder, 'mattes')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A light process in place of the model: `deed` is what it does with every task, `pid` goes into the matte. */
async function mattingThat(deed: string, options: Partial<MattingOptions> = {}) {
  const entry = join(folder, 'work.mjs')
  await writeFile(
    entry,
    `import { writeFileSync } from 'node:fs'
    process.on('disconnect', () => process.exit(0))
    process.on('message', ({ picture, matte }) => {
      const done = () => (writeFileSync(matte, String(process.pid)), process.send({ isDone: true }))
      ${deed}
    })`,
  )
  return createMatting({ folder: kept, keptHours: 24, memoryMin: 0, entry, ...options })
}

async function picture(name: string, content = name): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Claims another second of processor time every tenth of a second. */
const BEATING = `let [used, beats] = [0]
  const beat = (then) => {
    beats = setInterval(() => (process.send({ cpuSeconds: used++ }), then(used)), 100)
  };`

test('a picture is cut out once, whatever it is called', async () => {
  const matting = await mattingThat('done()')
  const first = await matting.matteOf(await picture('one.png', 'same'))
  const second = await matting.matteOf(await picture('other.png', 'same'))
  expect(first).not.toBeNull()
  expect(second).toBe(first)
  expect(await readdir(kept)).toHaveLength(1)
  matting.close()
})

test.each<[string, string, Partial<MattingOptions>]>([
  ['dies', 'process.exit(3)', {}],
  ['says that it failed', 'process.send({ isDone: false })', {}],
  ['stays silent', '', { silentMs: 400 }],
  ['is stuck', 'setInterval(() => process.send({ cpuSeconds: 5 }), 50)', { silentMs: 400 }],
  ['runs in circles', `${BEATING} beat(() => {})`, { cpuSecondsMax: 3 }],
])('there is no matte and no error when the process %s', async (_what, deed, limits) => {
  const matting = await mattingThat(deed, limits)
  expect(await matting.matteOf(await picture('one.png'))).toBeNull()
  matting.close()
})

test('however slow a process is, it is waited for while it uses the processor', async () => {
  const slow = `${BEATING} beat((used) => used > 18 && (clearInterval(beats), done()))`
  const deed = `if (picture.endsWith('first.png')) return done(); ${slow}`
  const matting = await mattingThat(deed, { silentMs: 1_500 })
  await matting.matteOf(await picture('first.png'))
  expect(await matting.matteOf(await picture('slow.png'))).not.toBeNull()
  matting.close()
})

test('after a death the next picture gets a process of its own', async () => {
  const matting = await mattingThat("picture.endsWith('bad.png') ? process.exit(1) : done()")
  expect(await matting.matteOf(await picture('bad.png'))).toBeNull()
  expect(await matting.matteOf(await picture('good.png'))).not.toBeNull()
  matting.close()
})

test.each([
  ['rests', 60_000, false],
  ['is asked again when it has rested', 0, true],
])('after three deaths on end it %s', async (_what, restMs, isCut) => {
  const deed = "picture.endsWith('bad.png') ? process.exit(1) : done()"
  const matting = await mattingThat(deed, { restMs })
  for (const one of ['1 bad.png', '2 bad.png', '3 bad.png'])
    await matting.matteOf(await picture(one))
  expect((await matting.matteOf(await picture('good.png'))) !== null).toBe(isCut)
  matting.close()
})

test('a picture that cannot be read has no matte', async () => {
  const matting = await mattingThat('done()')
  expect(await matting.matteOf(join(folder, 'nowhere.png'))).toBeNull()
  matting.close()
})

test('without enough free memory it is not begun', async () => {
  const matting = await mattingThat('done()', { memoryMin: Number.MAX_SAFE_INTEGER })
  expect(await matting.matteOf(await picture('one.png'))).toBeNull()
})

test('memory that is short for a moment is waited for', async () => {
  const free = [0, 0]
  const freeMemory = () => free.pop() ?? 2
  const matting = await mattingThat('done()', { memoryMin: 1, freeMemory })
  expect(await matting.matteOf(await picture('one.png'))).not.toBeNull()
  matting.close()
})

test('mattes that nobody asked for any more go', async () => {
  const matting = await mattingThat('done()')
  const old = await matting.matteOf(await picture('old.png'))
  await utimes(old!, new Date(0), new Date(0))
  await matting.matteOf(await picture('new.png'))
  expect(await readdir(kept)).toHaveLength(1)
  matting.close()
})

test('an idle process ends by itself', async () => {
  const matting = await mattingThat('done()', { idleMs: 1 })
  const matte = await matting.matteOf(await picture('one.png'))
  const pid = Number(await readFile(matte!, 'utf8'))
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
})
