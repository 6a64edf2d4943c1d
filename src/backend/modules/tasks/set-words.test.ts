import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  createFakeProvider,
  createRemoteProvider,
  type FakeProvider,
  REMOTE_MODEL,
} from '../../../../tests/support/fake-provider.ts'
import {
  balanceOf,
  failure,
  generate,
  generateUnchecked,
  showTask,
  storePicture,
} from '../../../../tests/support/generations.ts'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { present } from '../../../../tests/support/present.ts'
import { contract } from '../../../contract/contract.ts'
import type { CreateTaskRequest } from '../../../contract/endpoints/tasks.ts'
import { MODELS } from '../../generation/models.ts'
import { createModelRegistry } from '../../generation/registry.ts'
import type { ContentCredentials } from '../../media/content-credentials/content-credentials.ts'
import { type JobRun, ProcessStops } from '../../queue/job.ts'
import { verifyLedger } from '../credits/index.ts'
import { findFile } from '../files/index.ts'
import { checkRun } from './check-run.ts'
import { runGeneration } from './run-generation.ts'
import { taskOutputs, tasks } from './tables.ts'

const BRIEF = 'A mug on a stone table, morning light. “Slow mornings”. $24. Shop now'

/** The built-in engine's film model, served elsewhere. */
const REMOTE_FILM = {
  ...REMOTE_MODEL,
  ...present(MODELS.find(({ kind }) => kind === 'video')),
  id: 'acme/film',
  label: 'Acme Film',
  provider: 'acme',
  isBuiltIn: false,
  abilities: [],
}

let engine: FakeProvider
let service: FakeProvider
let backend: TestBackend
let user: SignedUp
/** Results stay unsigned unless a test replaces this. */
const noSignature: ContentCredentials['sign'] = () => Promise.resolve(null)
let sign = noSignature

beforeAll(async () => {
  engine = createFakeProvider()
  service = createRemoteProvider()
  backend = await createTestBackend({
    env: { PLAN_CONCURRENCY: '9' },
    replace: {
      models: createModelRegistry({
        models: [...MODELS, REMOTE_MODEL, REMOTE_FILM],
        providers: [engine, service],
      }),
      contentCredentials: { sign: (unsigned) => sign(unsigned), close: () => undefined },
    },
  })
})
beforeEach(async () => {
  sign = noSignature
  engine.finish()
  user = await signUp(backend, { credits: 10 })
})
afterAll(async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
  await backend.close()
})

const unhurried = (signal = new AbortController().signal): JobRun => ({
  signal,
  attempt: 0,
  isLastAttempt: false,
})
const rowOf = async (taskId: string) => {
  const [row] = await backend.context.db.select().from(tasks).where(eq(tasks.id, taskId))
  return present(row)
}
const outputOf = async (taskId: string) => {
  const outputs = await backend.context.db
    .select()
    .from(taskOutputs)
    .where(eq(taskOutputs.taskId, taskId))
  return present(outputs[0])
}
/** A task for a remote model. */
async function paint(given: Partial<CreateTaskRequest> = {}): Promise<string> {
  const asked = { model: REMOTE_MODEL.id, prompt: BRIEF, ...given }
  const { task_id } = await generate(backend, user, asked)
  await runGeneration(backend.context, { taskId: task_id }, unhurried())
  return task_id
}
const check = async (taskId: string, job = unhurried()) =>
  checkRun(backend.context, { taskId, check: (await rowOf(taskId)).checks }, job)
const lastOf = ({ requests }: FakeProvider) => present(requests.at(-1))

test('a model is asked for a picture without letters, and the words are set over it', async () => {
  const taskId = await paint({ corrections: { price: '$19' } })
  const asked = lastOf(service)
  expect(asked.prompt).toContain('A mug on a stone table, morning light')
  expect(asked.prompt).toMatch(/no letters.*no numbers/i)
  expect(asked.prompt).not.toMatch(/Slow mornings|\$|24|19|Shop now/)
  expect(asked).toMatchObject({ watermark: false, avoid: expect.stringContaining('letters') })
  await check(taskId)
  expect(lastOf(engine)).toMatchObject({
    prompt: BRIEF,
    watermark: true,
    corrections: { price: '$19' },
    painted: { madeBy: 'Acme Paint (Acme)', mark: 'Made with AI' },
  })
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'SUCCEEDED',
    prompt: BRIEF,
    exact_words: true,
    outputs: [{ notes: [] }],
  })
})

test('of a film, too, the model is asked without letters, and the words are set over it', async () => {
  const film = { workflow_type: 'text_to_video', model: REMOTE_FILM.id } as const
  const taskId = await paint(film)
  const asked = lastOf(service)
  expect(asked.prompt).toMatch(/no letters.*no numbers/i)
  expect(asked.prompt).toContain('from the first frame to the last')
  expect(asked.prompt).not.toMatch(/Slow mornings|\$|24|Shop now/)
  await check(taskId)
  expect(lastOf(engine)).toMatchObject({
    workflowType: 'text_to_video',
    prompt: BRIEF,
    painted: { madeBy: expect.stringContaining('Acme Film') },
  })
  expect(await showTask(backend, user, taskId)).toMatchObject({
    status: 'SUCCEEDED',
    outputs: [{ can_reword: false }],
  })
})

test.each<[string, Partial<CreateTaskRequest>]>([
  ['is switched off', { exact_words: false }],
  ['finds no words', { prompt: 'A woman running on a beach at sunset, 35mm' }],
] satisfies [string, Partial<CreateTaskRequest>][])(
  'a prompt goes to the model as it is where this %s',
  async (_why, given) => {
    const before = engine.requests.length
    const prompt = 'prompt' in given ? given.prompt : BRIEF
    const taskId = await paint(given)
    await check(taskId)
    expect(lastOf(service)).toMatchObject({ prompt, watermark: true })
    expect(engine.requests).toHaveLength(before)
    expect((await showTask(backend, user, taskId)).status).toBe('SUCCEEDED')
  },
)

test('[D4.07] words that cannot be set cost the picture nothing: it is delivered, marked, and free', async () => {
  const taskId = await paint()
  engine.fail('engine_failed')
  await check(taskId)
  const task = await showTask(backend, user, taskId)
  expect(task).toMatchObject({ status: 'SUCCEEDED', credits_charged: 0 })
  expect(task.outputs[0]?.notes).toEqual(['words_not_set'])
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('[D10.05] what is delivered is signed after its words are set, and the bare picture is not', async () => {
  const signed: string[] = []
  sign = async ({ path }) => {
    signed.push(path)
    const copy = `${path}.signed`
    await writeFile(copy, await makePicture({ width: 33 }))
    return copy
  }
  const taskId = await paint()
  await check(taskId)
  const { fileId, cleanFileId } = await outputOf(taskId)
  expect(signed).toEqual([expect.stringContaining('/words/')])
  expect((await findFile(backend.context.db, fileId))?.width).toBe(33)
  expect((await findFile(backend.context.db, present(cleanFileId)))?.width).not.toBe(33)
})

test('a result that cannot be signed is delivered as it is, and costs what it costs', async () => {
  sign = () => Promise.reject(new Error('the certificate has ended'))
  const alarm = vi.spyOn(backend.context.log, 'error')
  const taskId = await paint()
  await check(taskId)
  const task = await showTask(backend, user, taskId)
  expect(task).toMatchObject({ status: 'SUCCEEDED', credits_charged: 1 })
  expect(alarm.mock.calls).toMatchObject([
    [{ alarm: 'content credentials', taskId }, expect.any(String)],
  ])
  alarm.mockRestore()
})

test('[D4.17] words that a stop cut short are set again, and the model is not asked again', async () => {
  const taskId = await paint()
  const asked = service.requests.length
  engine.hold()
  const stop = new AbortController()
  const stopped = check(taskId, unhurried(stop.signal))
  const before = engine.looks()
  await expect.poll(() => engine.looks()).toBeGreaterThan(before)
  stop.abort(new ProcessStops())
  await expect(stopped).rejects.toThrow(ProcessStops)
  engine.finish()
  await check(taskId)
  expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'SUCCEEDED' })
  expect(service.requests).toHaveLength(asked)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 9, held: 0 })
})

test('words in a script that cannot be set are refused before the model is asked', async () => {
  const asked = service.requests.length
  const taskId = await paint({ prompt: '“ሰላም ለዓለም ሁሉ”. $24' })
  expect(service.requests).toHaveLength(asked)
  expect((await showTask(backend, user, taskId)).error?.code).toBe('instruction_not_supported')
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })
})

test('the picture without its words is kept, and goes with the task', async () => {
  const taskId = await paint()
  await check(taskId)
  const { cleanFileId } = await outputOf(taskId)
  const kept = async () => (await findFile(backend.context.db, present(cleanFileId)))?.deletedAt
  expect(await kept()).toBeNull()
  await backend.call(contract.tasks.remove, { taskId }, user)
  expect(await kept()).not.toBeNull()
})

/** A model's picture with words over it. */
async function worded(): Promise<string> {
  const taskId = await paint()
  await check(taskId)
  return (await outputOf(taskId)).fileId
}
const reword = (over: string, given: Partial<CreateTaskRequest> = {}) =>
  generate(backend, user, { model: 'auto', prompt: BRIEF, over, ...given })

test('other words are set over the kept picture at the engine’s price, and the model is not asked again', async () => {
  const first = await worded()
  const asked = service.requests.length
  const corrections = { headline: 'Slow Sundays', price: '$19' }
  const { task_id } = await reword(first, { corrections })
  await runGeneration(backend.context, { taskId: task_id }, unhurried())
  expect(service.requests).toHaveLength(asked)
  const given = lastOf(engine)
  expect(given).toMatchObject({
    corrections,
    images: [],
    painted: {
      pictures: [{ mimeType: 'image/png' }],
      madeBy: 'Acme Paint (Acme)',
      mark: 'Made with AI',
    },
  })
  const task = await showTask(backend, user, task_id)
  expect(task).toMatchObject({ status: 'SUCCEEDED', credits_charged: 1, references: [] })
  expect(task.outputs[0]?.can_reword).toBe(true)
})

test('words can be changed again after the first result is gone', async () => {
  const first = await worded()
  const { task_id } = await reword(first)
  await runGeneration(backend.context, { taskId: task_id }, unhurried())
  const { taskId } = present(
    (await backend.context.db.select().from(taskOutputs).where(eq(taskOutputs.fileId, first)))[0],
  )
  await backend.call(contract.tasks.remove, { taskId }, user)
  const again = await reword((await outputOf(task_id)).fileId)
  await runGeneration(backend.context, { taskId: again.task_id }, unhurried())
  expect(await showTask(backend, user, again.task_id)).toMatchObject({ status: 'SUCCEEDED' })
  expect(lastOf(engine).painted?.madeBy).toBe('Acme Paint (Acme)')
})

test.each<[string, Partial<CreateTaskRequest>]>([
  ['by a model', { model: REMOTE_MODEL.id }],
  ['twice at once', { count: 2 }],
  ['for a video', { workflow_type: 'text_to_video', aspect_ratio: '16:9' }],
])('other words are not set %s', async (_why, given) => {
  await expect(reword(await worded(), given)).rejects.toThrow('invalid_input')
})

test('other words are not set over what is somebody else’s, or has no picture below its words', async () => {
  const mine = await worded()
  const owner = user
  user = await signUp(backend, { credits: 10 })
  await expect(reword(mine)).rejects.toThrow('upload_missing')
  user = owner
  const plain = await paint({ exact_words: false })
  await check(plain)
  await expect(reword((await outputOf(plain)).fileId)).rejects.toThrow('invalid_input')
})

describe('[R1.14] a product from an angle that its picture does not show', () => {
  const turned = async (given: Partial<CreateTaskRequest> = {}) => {
    const product = await storePicture(backend, user)
    return {
      ...{ workflow_type: 'photoshoot', prompt: 'From behind', resolution: '1k' },
      images: [{ output_id: product }],
      photoshoot: { scenes: [], ratios: ['4:5'], angle: 'back' },
      ...given,
    } satisfies Partial<CreateTaskRequest>
  }

  test('is drawn by a model that is sent the product cut out, and keeps the mark of the model', async () => {
    const before = await balanceOf(backend, user)
    const taskId = await paint(await turned({ model: 'auto' }))
    expect(lastOf(engine)).toMatchObject({
      ...{ workflowType: 'photoshoot', watermark: false },
      photoshoot: { scenes: ['white'], ratios: ['1:1'] },
    })
    const sent = lastOf(service)
    expect(sent).toMatchObject({
      ...{ workflowType: 'image_edit', aspectRatio: '4:5', watermark: true },
      prompt: expect.stringMatching(/reference image.*its back is seen.*no made-up words/s),
    })
    expect(sent.images).toEqual([
      expect.objectContaining({ path: expect.stringContaining('cut-out') }),
    ])
    const asked = engine.requests.length
    await check(taskId)
    // The model's picture is the final result: no words are set over it.
    expect(engine.requests).toHaveLength(asked)
    const task = await showTask(backend, user, taskId)
    expect(task).toMatchObject({ status: 'SUCCEEDED', outputs: [{ can_reword: false }] })
    expect(task.credits_charged).toBe(task.credits)
    expect(before.balance - (await balanceOf(backend, user)).balance).toBe(task.credits)
  })

  test('is drawn from the whole picture where the product cannot be cut out', async () => {
    engine.fail('cut_out_uncertain')
    const taskId = await paint(await turned())
    expect(lastOf(service).images).toEqual([
      expect.objectContaining({ path: expect.stringContaining('inputs') }),
    ])
    await check(taskId)
    expect(await showTask(backend, user, taskId)).toMatchObject({ status: 'SUCCEEDED' })
  })

  test('is nothing for the engine, of one ratio at a time, and has no scenes', async () => {
    const bad = async (given: Partial<CreateTaskRequest>) =>
      generateUnchecked(backend, user, await turned({ model: REMOTE_MODEL.id, ...given }))
    await expect(bad({ model: 'adloom-photoshoot' })).rejects.toEqual(
      failure('invalid_input', { field: 'photoshoot.angle', rule: 'not_offered' }),
    )
    const two = { scenes: [], ratios: ['1:1' as const, '4:5' as const], angle: 'back' as const }
    await expect(bad({ photoshoot: two })).rejects.toEqual(
      failure('invalid_input', { field: 'photoshoot.ratios', rule: 'too_big', max: 1 }),
    )
    const onBeach = { ...two, scenes: ['beach' as const], ratios: ['1:1' as const] }
    await expect(bad({ photoshoot: onBeach })).rejects.toThrow('invalid_input')
  })
})

describe('[R1.14] a product in a scene that somebody describes', () => {
  const SCENE = 'A marble shelf with eucalyptus, morning light'
  const described = async (given: Partial<CreateTaskRequest> = {}) => {
    const product = await storePicture(backend, user)
    return {
      ...{ workflow_type: 'photoshoot', prompt: SCENE, resolution: '1k' },
      images: [{ output_id: product }],
      photoshoot: { scenes: [], ratios: ['4:5'] },
      ...given,
    } satisfies Partial<CreateTaskRequest>
  }

  test('is painted without the product by a model, and the engine puts the product there', async () => {
    const taskId = await paint(await described({ model: 'auto' }))
    expect(lastOf(service)).toMatchObject({
      ...{ workflowType: 'text_to_image', aspectRatio: '4:5', images: [], watermark: false },
      prompt: expect.stringMatching(/A marble shelf with eucalyptus.*No product/s),
    })
    await check(taskId)
    expect(lastOf(engine)).toMatchObject({
      ...{ workflowType: 'photoshoot', watermark: true },
      images: [{ kind: 'image' }],
      painted: { madeBy: 'Acme Paint (Acme)', mark: 'Made with AI' },
    })
    const task = await showTask(backend, user, taskId)
    expect(task).toMatchObject({ status: 'SUCCEEDED', outputs: [{ can_reword: false }] })
    expect(task.credits_charged).toBe(task.credits)
  })

  test('costs nothing where the product cannot be cut out', async () => {
    const before = await balanceOf(backend, user)
    const taskId = await paint(await described())
    engine.fail('cut_out_uncertain')
    await check(taskId)
    expect(await showTask(backend, user, taskId)).toMatchObject({
      ...{ status: 'FAILED', error: { code: 'cut_out_uncertain' }, outputs: [] },
    })
    expect(await balanceOf(backend, user)).toEqual(before)
  })

  test('is a model’s, of one ratio and in words; chosen scenes are the engine’s', async () => {
    const bad = async (given: Partial<CreateTaskRequest>) =>
      generateUnchecked(backend, user, await described({ model: REMOTE_MODEL.id, ...given }))
    const of = (field: string, rule: string, more = {}) =>
      failure('invalid_input', { field, rule, ...more })
    await expect(bad({ prompt: ' ' })).rejects.toEqual(of('prompt', 'required'))
    await expect(bad({ photoshoot: { scenes: [], ratios: ['1:1', '4:5'] } })).rejects.toEqual(
      of('photoshoot.ratios', 'too_big', { max: 1 }),
    )
    const chosen = { scenes: ['beach' as const], ratios: ['1:1' as const] }
    await expect(bad({ photoshoot: chosen })).rejects.toEqual(
      of('photoshoot.scenes', 'not_offered'),
    )
    await expect(bad({ model: 'adloom-photoshoot' })).rejects.toEqual(
      of('photoshoot.scenes', 'not_offered'),
    )
  })
})
