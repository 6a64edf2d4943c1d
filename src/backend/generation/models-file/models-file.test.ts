import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestClock, type TestClock } from '../../../../tests/support/test-clock.ts'
import { MODELS } from '../models.ts'
import { FAL_MODELS } from '../providers/fal-queue/rows.ts'
import { GEMINI_MODELS } from '../providers/gemini/rows.ts'
import { GOOGLE_VEO_MODELS } from '../providers/google-veo/rows.ts'
import { selfHostedModels } from '../providers/openai-compatible/rows.ts'
import { OPENAI_MODELS } from '../providers/openai-images/rows.ts'
import { REPLICATE_MODELS } from '../providers/replicate/rows.ts'
import { readModels } from './read-models.ts'
import { CompleteRow } from './row-schema.ts'
import { watchModels } from './watch-models.ts'

const PAINT = {
  id: 'self-hosted/paint',
  label: 'Paint',
  kind: 'image',
  provider: 'self-hosted',
  maker: 'Us',
  workflowTypes: ['text_to_image'],
  aspectRatios: ['1:1'],
  resolutions: ['1k'],
  price: { milliCredits: { '1k': 500 }, audioPercent: 0, minimumCredits: 1 },
  remoteFields: { num_inference_steps: 8 },
}
const written = (...rows: object[]) => JSON.stringify(rows, null, 2)
const read = (...rows: object[]) => readModels(MODELS, written(...rows))

const everyRow = [
  ...[...MODELS, ...OPENAI_MODELS, ...GEMINI_MODELS, ...FAL_MODELS],
  ...GOOGLE_VEO_MODELS,
  ...REPLICATE_MODELS,
  ...selfHostedModels({ images: ['paint'], videos: ['film'] }),
]
test.each(everyRow.map((row) => [row.id, row] as const))(
  '[D10.03] the row %s that ships is one that we would take from an operator',
  (_id, row) => {
    const { error } = CompleteRow.safeParse(row)
    expect(error?.issues ?? []).toEqual([])
  },
)

test('an operator’s row is a further model, and what it leaves out is as usual', () => {
  expect(read(PAINT)).toHaveLength(MODELS.length + 1)
  expect(read(PAINT).at(-1)).toMatchObject({
    ...PAINT,
    status: 'active',
    countMax: 1,
    audio: 'none',
  })
})

test('a row of an id that we have changes what it names, and nothing else', () => {
  const [row] = read({ id: 'adloom-studio-image', label: 'House', status: 'retired' })
  expect(row).toEqual({ ...MODELS[0], label: 'House', status: 'retired' })
})

const faults: [string, object, RegExp][] = [
  ['a field nobody knows', { ...PAINT, colour: 1 }, /line 2: row: Unrecognized key.*colour/],
  ['a missing field', { ...PAINT, label: undefined }, /line 2: label: /],
  ['a wrong value', { ...PAINT, resolutions: ['9k'] }, /line 15: resolutions\.0: /],
  ['a price for no resolution', { ...PAINT, resolutions: ['2k'] }, /price: milliCredits has no 2k/],
  [
    'another kind',
    { ...PAINT, workflowTypes: ['text_to_video'] },
    /line 8: workflowTypes: .*image/,
  ],
  [
    'a successor that is none',
    { ...PAINT, successor: 'gone' },
    /successor: there is no model gone/,
  ],
  ['a day that is none', { ...PAINT, retiresAt: 'soon' }, /retiresAt: no day/],
  ['no endpoint', { ...PAINT, provider: 'fal' }, /remoteEndpoints\.text_to_image: /],
]
test.each(faults)(
  'a row with %s is refused with its line and the reason',
  (_name, row, message) => {
    expect(() => read(row)).toThrow(message)
  },
)

test('an id that stands twice, and what is no list or no JSON, are refused', () => {
  expect(() => read(PAINT, PAINT)).toThrow('self-hosted/paint stands here twice')
  expect(() => readModels(MODELS, '{}')).toThrow('line 1: row: ')
  expect(() => readModels(MODELS, '[\n{"id": }\n]')).toThrow(/valid JSON:\n {2}line 2: /)
  expect(() => readModels(MODELS, '[\n{"id": "x"\n')).toThrow(/valid JSON:\n {2}line 3: /)
})

let folder: string
let path: string
let clock: TestClock
let alarms: object[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-models-'))
  path = join(folder, 'models.json')
  clock = createTestClock()
  alarms = []
})
afterEach(() => rm(folder, { recursive: true }))

function watch() {
  const log = { warn: () => undefined, error: (facts: object) => alarms.push(facts) }
  const rows = watchModels(MODELS, { path, log, now: clock.now })
  return () => {
    clock.advance(1_000)
    return rows().map(({ label }) => label)
  }
}

test('a change of the file counts without a restart', async () => {
  await writeFile(path, written(PAINT))
  const labels = watch()
  expect(labels()).toContain('Paint')
  await writeFile(path, written({ ...PAINT, label: 'Other paint' }))
  expect(labels()).toContain('Other paint')
})

test('a change that is not valid is told once with line and reason, and the old rows stay', async () => {
  await writeFile(path, written(PAINT))
  const labels = watch()
  await writeFile(path, written({ ...PAINT, kind: 'sculpture' }))
  expect(labels()).toContain('Paint')
  expect(labels()).toContain('Paint')
  expect(alarms).toEqual([{ alarm: 'models', reason: expect.stringMatching(/line 5: kind: /) }])
  await unlink(path)
  expect(labels()).toContain('Paint')
})

test('a file that is not valid at the start stops nobody: rows without a fault count', async () => {
  await writeFile(path, '[')
  expect(watch()()).toEqual(MODELS.map(({ label }) => label))
  await writeFile(path, written(PAINT, { ...PAINT, id: 'self-hosted/clay', kind: 'sculpture' }))
  expect(watch()()).toEqual([...MODELS.map(({ label }) => label), 'Paint'])
  await unlink(path)
  expect(watch()()).toEqual(MODELS.map(({ label }) => label))
  const reasons = [/valid JSON:\n {2}line 1: /, /mistakes:\n {2}line 31: kind: /, /ENOENT/]
  expect(alarms).toEqual(
    reasons.map((reason) => ({ alarm: 'models', reason: expect.stringMatching(reason) })),
  )
})

test('a row over a model whose service is not connected waits, and is nobody’s successor', () => {
  const told: string[] = []
  const text = written(
    { id: 'fal/veo-3.1', status: 'retired' },
    { ...PAINT, status: 'retired', successor: 'fal/veo-3.1' },
  )
  const options = { asleep: FAL_MODELS, onAsleep: (id: string) => told.push(id) }
  const rows = readModels(MODELS, text, options)
  expect(told).toEqual(['fal/veo-3.1'])
  expect(rows.find(({ id }) => id === 'fal/veo-3.1')).toBeUndefined()
  expect(rows.find(({ id }) => id === PAINT.id)).toMatchObject({ successor: null })
})
