import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePicture, makeVideo } from '../../../../../tests/support/media-files.ts'
import { present } from '../../../../../tests/support/present.ts'
import { type Asked, asked } from '../../../../../tests/support/providers/asked.ts'
import {
  comfyWorkflows,
  startComfyUi,
} from '../../../../../tests/support/providers/comfyui/stand-in.ts'
import { formFields } from '../../../../../tests/support/providers/form-fields.ts'
import { testTools } from '../../../../../tests/support/providers/test-tools.ts'
import type { Vendor } from '../../../../../tests/support/providers/vendor.ts'
import { completeRow } from '../../models-file/row-schema.ts'
import type { Adapter } from '../adapter.ts'
import { createComfyUi } from './adapter.ts'
import { readWorkflows } from './read-workflows.ts'
import { fill } from './workflow.ts'

const TOKEN = '0198f5a0-0000-7000-8000-0000000000aa'

let vendor: Vendor
let adapter: Adapter

beforeEach(async () => {
  vendor = await startComfyUi()
  vendor.output = await makeVideo({ seconds: 1 })
  adapter = createComfyUi({ baseUrl: vendor.baseUrl, tools: testTools() })
})
afterEach(() => {
  vendor.assertSatisfied()
  return vendor.close()
})

function film(request: Asked = {}): Asked {
  const [row] = readWorkflows(comfyWorkflows(), completeRow)
  const { remoteEndpoints: endpoints = {} } = present(row)
  const size = { width: 1280, height: 720, durationSeconds: 4, fps: 24 }
  return { ...size, workflowType: 'text_to_video', remote: { endpoints }, ...request }
}
const submit = async (request: Asked) =>
  adapter.submit(await asked(request), { clientToken: TOKEN, signal: undefined })

test('a workflow has its places filled, and the run the name that we chose', async () => {
  expect(await submit(film())).toEqual({ job: { id: TOKEN } })
  const { json } = present(vendor.at('submit')[0])
  expect(json).toMatchObject({
    prompt_id: TOKEN,
    prompt: {
      '1': { inputs: { text: 'photo of a red mug on a white table, sharp' } },
      '2': { inputs: { seed: 7, steps: 20, positive: ['1', 0] } },
      '9': { inputs: { frames: 97, width: 1280 } },
    },
  })
})

test('words cannot make a place or leave their text', async () => {
  const request = await asked({ prompt: '{{seed}} "} , {{lastPicture}}' })
  const graph = { '1': { class_type: 'A', inputs: { text: '{{prompt}}', more: 'a {{prompt}}' } } }
  expect(fill(graph, request, {})).toMatchObject({
    '1': { inputs: { text: request.prompt, more: `a ${request.prompt}` } },
  })
})

test('pictures are handed over first, and named in the workflow', async () => {
  const path = join((await asked()).workDir, 'first')
  await writeFile(path, await makePicture())
  const startFrame = { path, mimeType: 'image/png', kind: 'image' } as const
  await submit(film({ workflowType: 'first_last_frame', startFrame, endFrame: startFrame }))
  const uploads = vendor.requests.filter((request) => request.path === '/upload/image')
  expect(uploads).toHaveLength(2)
  expect(await formFields(present(uploads[0]))).toContainEqual(['image', 'image/png'])
  const { json } = present(vendor.at('submit')[0])
  expect(json.prompt).toMatchObject({ '2': { inputs: { image: 'adloom/image.png' } } })
})

test('what a workflow saves is the result, and previews are not', async () => {
  await submit(film())
  expect(await adapter.look({ id: TOKEN })).toEqual({
    state: 'done',
    outputs: [{ url: `${vendor.baseUrl}/view?filename=film.mp4&subfolder=adloom&type=output` }],
  })
})

test('a run that waits is taken out of the line, and only one of ours that runs is stopped', async () => {
  vendor.verdict = 'running'
  await submit(film())
  const second = TOKEN.replace('aa', 'bb')
  await adapter.submit(await asked(film()), { clientToken: second, signal: undefined })
  await adapter.cancel?.({ id: second })
  await adapter.cancel?.({ id: TOKEN })
  await adapter.cancel?.({ id: 'unknown' })
  expect(vendor.at('cancel').map(({ path, json }) => [path, json])).toEqual([
    ['/queue', { delete: [second] }],
    ['/interrupt', { prompt_id: TOKEN }],
  ])
})

test('a run is found by its name in the line and among those that are done', async () => {
  const request = await asked(film())
  const lost = { clientToken: TOKEN, submittedAt: new Date(), request }
  const find = present(adapter.find)
  expect(await find(lost)).toBeNull()
  await submit(film())
  expect(await find(lost)).toEqual({ id: TOKEN })
  vendor.verdict = 'running'
  expect(await find(lost)).toEqual({ id: TOKEN })
})

test('a file of the folder that is not valid is named with the reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-workflows-'))
  await writeFile(join(folder, 'broken.json'), '{"model":{"workflowTypes":["text_to_image"]}}')
  expect(() => readWorkflows(folder, completeRow)).toThrow(/broken\.json is not valid:[\s\S]*graph/)
})
