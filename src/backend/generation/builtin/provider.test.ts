import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { engineEntry } from '../../paths.ts'
import { isAlive } from '../../system/process-identity.ts'
import type { GenerationProvider, GenerationRequest, Handle, PollResult } from '../provider.ts'
import { readState, writeRequest } from './job-folder.ts'
import { createBuiltinEngine } from './provider.ts'
import { spawnRender } from './render-process.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-engine-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const request = (changes: Partial<GenerationRequest> = {}): GenerationRequest => ({
  taskId: 'task-1',
  workflowType: 'text_to_image',
  model: 'adloom-studio-image',
  prompt: 'Coffee, 20% off',
  language: 'en',
  width: 160,
  height: 160,
  aspectRatio: '1:1',
  resolution: '1k',
  durationSeconds: 0,
  fps: 0,
  generateAudio: false,
  watermark: true,
  count: 1,
  seed: 7,
  images: [],
  workDir: folder,
  ...changes,
})

/** Long enough to be interrupted halfway. */
const longFilm = () =>
  request({ workflowType: 'text_to_video', durationSeconds: 20, fps: 30, width: 480, height: 480 })

async function finished(engine: GenerationProvider, handle: Handle): Promise<PollResult> {
  const result = await engine.poll(handle, { onProgress: () => {} })
  return result.state === 'running' ? finished(engine, handle) : result
}

const livingState = (workDir: string) =>
  vi.waitFor(
    async () => {
      const state = await readState(workDir)
      if (!state || !(await isAlive(state))) throw new Error('no render yet')
      return state
    },
    { timeout: 60_000, interval: 50 },
  )

test('a submitted request ends in files that another process can find by the handle alone', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  const handle = JSON.parse(JSON.stringify(await engine.submit(request())))
  const result = await finished(engine, handle)
  expect(result).toMatchObject({ state: 'succeeded', outputs: [{ kind: 'image' }] })
  expect(await createBuiltinEngine({ concurrency: 1 }).poll(handle)).toEqual(result)
})

test('submitting the same task again does not do its work again', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  await finished(engine, await engine.submit(request()))
  const first = await readState(folder)
  await finished(engine, await engine.submit(request()))
  expect(await readState(folder)).toEqual(first)
})

test('a render that is killed is done again to the same bytes', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  const calm = await mkdtemp(join(tmpdir(), 'adloom-engine-'))
  const film = { ...longFilm(), durationSeconds: 2, width: 240, height: 240 }
  const handle = await engine.submit(film)
  const { pid } = await livingState(folder)
  process.kill(pid, 'SIGKILL')
  await finished(engine, handle)
  expect((await readState(folder))?.attempt).toBe(2)
  await finished(engine, await engine.submit({ ...film, workDir: calm }))
  const [killed, untouched] = await Promise.all(
    [folder, calm].map((path) => readFile(join(path, 'result-1.mp4'))),
  )
  expect(untouched?.equals(killed!)).toBe(true)
  await rm(calm, { recursive: true })
})

test('a new process lets a living render go on instead of starting another', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  const handle = await engine.submit(longFilm())
  const { pid } = await livingState(folder)
  const later = createBuiltinEngine({ concurrency: 1 })
  expect(await later.poll(handle)).toMatchObject({ state: 'running' })
  expect((await readState(folder))?.pid).toBe(pid)
  await later.cancel?.(handle)
})

test('a render that dies before it can say so is given up after three tries', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  const handle = await engine.submit(request())
  await rm(folder, { recursive: true })
  expect(await finished(engine, handle)).toMatchObject({
    state: 'failed',
    code: 'engine_failed',
    retryable: true,
  })
})

test('a cancelled render stops and leaves no half-written result', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  const handle = await engine.submit(longFilm())
  const state = await livingState(folder)
  await engine.cancel?.(handle)
  await vi.waitFor(async () => expect(await isAlive(state)).toBe(false), { timeout: 60_000 })
  await expect(readFile(join(folder, 'result-1.mp4'))).rejects.toThrow('ENOENT')
})

test.each(['before it begins', 'on the way'])(
  'a render whose folder is taken away %s ends without a word',
  async (when) => {
    if (when === 'on the way') await writeRequest(longFilm())
    else await rm(folder, { recursive: true })
    const render = spawn(process.execPath, [engineEntry, folder, '1'])
    const words: string[] = []
    render.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()))
    if (when === 'on the way') {
      await livingState(folder)
      await rm(folder, { recursive: true, maxRetries: 10 })
    }
    const [exitCode] = await once(render, 'close')
    expect({ exitCode, words }).toEqual({ exitCode: 1, words: [] })
  },
)

test('no more renders run at once than allowed; the others wait and report it', async () => {
  const engine = createBuiltinEngine({ concurrency: 1 })
  const second = await mkdtemp(join(tmpdir(), 'adloom-engine-'))
  const running = await engine.submit(longFilm())
  const waiting = await engine.submit({ ...longFilm(), workDir: second })
  await livingState(folder)
  expect(await engine.poll(waiting)).toMatchObject({ state: 'running', stage: 'queued' })
  expect(await readState(second)).toBeNull()
  await engine.cancel?.(waiting)
  await engine.cancel?.(running)
  await rm(second, { recursive: true })
})

test('what the engine cannot do fails by name, not to be tried again', async () => {
  const path = join(folder, 'photo.png')
  await writeFile(path, await makePicture())
  const engine = createBuiltinEngine({ concurrency: 1 })
  const edit = request({
    workflowType: 'image_edit',
    prompt: 'Give the cat a moustache',
    images: [{ path, mimeType: 'image/png', kind: 'image' }],
  })
  expect(await finished(engine, await engine.submit(edit))).toMatchObject({
    state: 'failed',
    code: 'instruction_not_supported',
    retryable: false,
    details: { part: 'Give the cat a moustache' },
  })
})

test('a render that nobody is left to reply to ends without a result, to be done again', async () => {
  const path = join(folder, 'photo.png')
  await writeFile(path, await makePicture())
  const prompt = 'Remove the background'
  const images = [{ path, mimeType: 'image/png', kind: 'image' as const }]
  await writeRequest(request({ workflowType: 'image_edit', prompt, images }))
  const asked = Promise.withResolvers<void>()
  const matteOf = () => {
    asked.resolve()
    return new Promise<null>(() => {})
  }
  const render = spawnRender(folder, 1, () => {}, { matteOf, close() {} })
  await asked.promise
  render.disconnect()
  const [exitCode] = await once(render, 'exit')
  expect(exitCode).toBe(1)
  expect((await readState(folder))?.result.state).toBe('running')
})
