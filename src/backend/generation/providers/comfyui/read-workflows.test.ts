import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools } from '../../../../../tests/support/providers/test-tools.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { createTestClock } from '../../../../../tests/support/test-clock.ts'
import { readEnv } from '../../../env.ts'
import { comfyWorkflowsFolder } from '../../../paths.ts'
import { openModelRegistry } from '../../open-model-registry.ts'
import { openComfyUi } from './open.ts'
import { readWorkflows } from './read-workflows.ts'

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder('workflows')
  await cp(comfyWorkflowsFolder, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const NAMES = ['flux-schnell', 'qwen-image-edit', 'wan-2.2-5b']
const read = () => {
  const { workflows, faults } = readWorkflows(folder)
  return { names: workflows.map(({ name }) => name), faults }
}
async function change(file: string, from: string, to: string) {
  const text = await readFile(join(folder, file), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(folder, file), text.replace(from, to))
}

test('every workflow that comes along can be read, and makes a model of what it can do', () => {
  expect(read()).toEqual({ names: NAMES, faults: [] })
  const { rows } = openComfyUi('http://localhost:8188', undefined, testTools())
  expect(rows).toMatchObject([
    { id: 'comfyui/flux-schnell', kind: 'image', countMax: 4, referenceImagesMax: 0 },
    { id: 'comfyui/qwen-image-edit', kind: 'image', referenceImagesMax: 3 },
    { id: 'comfyui/wan-2.2-5b', kind: 'video', fps: 24, durations: [3, 4, 5], countMax: 1 },
  ])
})

const FILE = 'flux-schnell.json'
const BINDINGS = 'flux-schnell.bindings.json'
const broken: [string, [string, string, string], { node?: string; reason: RegExp }][] = [
  ['is no JSON', [FILE, '{', '{,'], { reason: /JSON/ }],
  [
    'has a node without a class',
    [FILE, '"class_type": "KSampler"', '"class": "KSampler"'],
    { node: '5', reason: /class_type/ },
  ],
  [
    'joins a node to one that is not there',
    [FILE, '"latent_image": ["4"', '"latent_image": ["44"'],
    { node: '5', reason: /latent_image is joined to a node 44/ },
  ],
  [
    'has no node where the seed goes',
    [BINDINGS, '5.seed', '55.seed'],
    { node: '55', reason: /seed: there is no such node/ },
  ],
  [
    'has no input where the prompt goes',
    [BINDINGS, '2.text', '2.words'],
    { node: '2', reason: /prompt: CLIPTextEncode has no input words/ },
  ],
  [
    'has no node whose file is the result',
    [BINDINGS, '"7"', '"77"'],
    { node: '77', reason: /outputs/ },
  ],
  ['names a place nobody knows', [BINDINGS, '"seed"', '"sed"'], { reason: /sed/ }],
  [
    'makes pictures and videos',
    [BINDINGS, '"text_to_image"', '"text_to_image", "text_to_video"'],
    { reason: /two files/ },
  ],
  [
    'makes videos of no length',
    [BINDINGS, '"text_to_image"', '"text_to_video"'],
    { reason: /durations/ },
  ],
]
test.each(broken)(
  'a workflow that %s is refused with file, node and reason, and the others stay',
  async (_, [file, from, to], { node, reason }) => {
    await change(file, from, to)
    const { names, faults } = read()
    expect(names).toEqual(NAMES.slice(1))
    expect(faults).toEqual([{ file, ...(node && { node }), reason: expect.stringMatching(reason) }])
  },
)

test('a workflow saved for the editor is refused with what to do', async () => {
  await writeFile(join(folder, FILE), JSON.stringify({ nodes: [], links: [] }))
  expect(read().faults).toEqual([{ file: FILE, reason: expect.stringContaining('export it') }])
})

test('a workflow without a file of bindings is refused', async () => {
  await rm(join(folder, BINDINGS))
  expect(read().faults).toEqual([{ file: FILE, reason: expect.stringContaining(BINDINGS) }])
})

test('the operator is told which workflow is refused, and a folder that is missing too', async () => {
  const told: object[] = []
  const log = { warn: () => undefined, error: (facts: object) => told.push(facts) }
  const tools = { ...testTools(), log }
  await change(BINDINGS, '2.text', '2.words')
  expect(openComfyUi('http://localhost:8188', folder, tools).rows).toHaveLength(2)
  expect(openComfyUi('http://localhost:8188', join(folder, 'none'), tools).rows).toEqual([])
  expect(told).toMatchObject([
    { file: BINDINGS, node: '2', reason: expect.stringContaining('no input words') },
    { file: join(folder, 'none') },
  ])
})

test('a workflow whose model we would not take from an operator is refused alone', async () => {
  const told: object[] = []
  const log = { warn: () => undefined, error: (facts: object) => told.push(facts) }
  await change(BINDINGS, '"resolutions"', '"credits": 0.0001, "resolutions"')
  const { rows } = openComfyUi('http://localhost:8188', folder, { ...testTools(), log })
  expect(rows.map(({ id }) => id)).toEqual(['comfyui/qwen-image-edit', 'comfyui/wan-2.2-5b'])
  expect(told).toMatchObject([{ file: FILE, reason: expect.stringContaining('milliCredits') }])
})

test('a folder that is broken keeps no other model from being offered', async () => {
  await writeFile(join(folder, FILE), '{')
  const env = (path: string) => {
    const comfy = { COMFYUI_URL: 'http://localhost:8188', COMFYUI_WORKFLOWS: path }
    return readEnv({ ...comfy, OPENAI_API_KEY: 'openai-key' })
  }
  const idsWith = (path: string) => {
    const surroundings = { log: testTools().log, clock: createTestClock() }
    const open = openModelRegistry(env(path), surroundings).list()
    return open.filter(({ status }) => status === 'active').map(({ id }) => id)
  }
  expect(idsWith(folder)).toContain('comfyui/wan-2.2-5b')
  expect(idsWith(folder)).not.toContain('comfyui/flux-schnell')
  for (const path of [folder, join(folder, 'none'), join(folder, BINDINGS)]) {
    expect(idsWith(path)).toEqual(
      expect.arrayContaining(['adloom-studio-image', 'openai/gpt-image-2.5-flare']),
    )
  }
})
