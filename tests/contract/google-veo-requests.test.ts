import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GenerateVideosOperation, GoogleGenAI } from '@google/genai'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGoogleVeo } from '../../src/backend/generation/providers/google-veo/adapter.ts'
import { createTokenSource } from '../../src/backend/generation/providers/google-veo/service-account.ts'
import { makePicture } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { type Asked, asked } from '../support/providers/asked.ts'
import { openDiscoveryDocument } from '../support/providers/discovery-document.ts'
import { accountFor, startGoogleVeo } from '../support/providers/google-veo/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'
import { DOCUMENTS_NOTICE, hasDocuments } from '../support/providers/vendor-document.ts'

const FILE = 'google-aiplatform.v1.json'
const MODEL = 'veo-3.1-generate-001'
const PROMPT = 'a red mug on a white table'
const film = {
  workflowType: 'text_to_video',
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  resolution: '720p',
  durationSeconds: 8,
  fps: 24,
} as const

let vendor: Vendor

beforeEach(async () => {
  vendor = await startGoogleVeo()
  vendor.output = Buffer.from('a film')
})
afterEach(() => vendor.close())

const place = { project: 'a-project', location: 'us-central1' }
const ours = () =>
  createGoogleVeo({
    ...place,
    baseUrl: vendor.baseUrl,
    tokens: createTokenSource(accountFor(vendor), testTools()),
    tools: testTools(),
  })

/** Google's client; in a universe other than Google's, it signs its own tokens and requests none. */
function theirs() {
  const { token_uri: _, ...account } = accountFor(vendor)
  const credentials = { ...account, universe_domain: 'stand-in.example' }
  const httpOptions = { baseUrl: vendor.baseUrl, apiVersion: 'v1' }
  return new GoogleGenAI({
    vertexai: true,
    ...place,
    googleAuthOptions: { credentials },
    httpOptions,
  })
}

async function send(request: Asked = {}): Promise<VendorRequest> {
  const wanted = await asked({ ...film, ...request, remote: { name: MODEL, ...request.remote } })
  await ours().submit(wanted, { clientToken: 'token', signal: undefined })
  return present(vendor.at('submit').at(-1))
}
async function frame(bytes: Buffer) {
  const path = join((await asked()).workDir, 'frame.png')
  await writeFile(path, bytes)
  return { path, mimeType: 'image/png', kind: 'image' as const }
}

const essence = ({ method, path, json, headers }: VendorRequest) => ({
  method,
  path,
  json,
  scheme: headers.authorization?.split(' ')[0],
})

describe.skipIf(!hasDocuments)(`Google’s own document${DOCUMENTS_NOTICE}`, () => {
  test('knows every field of a request and of a look', async () => {
    const findFaults = await openDiscoveryDocument(FILE)
    const sent = await send()
    expect(findFaults('GoogleCloudAiplatformV1PredictLongRunningRequest', sent.json)).toEqual([])
    await ours().look({ operation: [...vendor.jobs.keys()][0] ?? '' })
    const look = present(vendor.at('look')[0]).json
    expect(findFaults('GoogleCloudAiplatformV1FetchPredictOperationRequest', look)).toEqual([])
  })

  test('finds fault with a field that is wrong, so that its silence says something', async () => {
    const findFaults = await openDiscoveryDocument(FILE)
    const { json } = await send()
    const schema = 'GoogleCloudAiplatformV1PredictLongRunningRequest'
    expect(findFaults(schema, { ...json, steps: 4 })).toEqual([expect.stringContaining('steps')])
    expect(findFaults(schema, { ...json, instances: 'one' })).toHaveLength(1)
  })

  test('knows what the stand-in returns', async () => {
    const findFaults = await openDiscoveryDocument(FILE)
    const { path } = await send()
    const [operationName] = vendor.jobs.keys()
    const address = `${vendor.baseUrl}${path.replace('predictLongRunning', 'fetchPredictOperation')}`
    for (const verdict of ['running', 'done', 'refused'] as const) {
      vendor.verdict = verdict
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ operationName })
      const answer = await (await fetch(address, { method: 'POST', headers, body })).json()
      expect(findFaults('GoogleLongrunningOperation', answer)).toEqual([])
      const { '@type': _, ...response } = answer.response ?? {}
      const schema = 'GoogleCloudAiplatformV1GenerateVideoResponse'
      expect(findFaults(schema, response)).toEqual([])
    }
  })
})

describe('Google’s own client sends the same', () => {
  const config = {
    numberOfVideos: 1,
    durationSeconds: 8,
    seed: 7,
    aspectRatio: '16:9',
    resolution: '720p',
    generateAudio: false,
  }

  test('for a film from words', async () => {
    const sent = await send()
    await theirs().models.generateVideos({ model: MODEL, source: { prompt: PROMPT }, config })
    expect(essence(sent)).toEqual(essence(present(vendor.at('submit').at(-1))))
  })

  test('for a film between two pictures, with a field that an operator adds', async () => {
    const [first, last] = [await makePicture(), await makePicture()]
    const sent = await send({
      workflowType: 'first_last_frame',
      startFrame: await frame(first),
      endFrame: await frame(last),
      generateAudio: true,
      remote: { fields: { negativePrompt: 'letters' } },
    })
    const picture = (bytes: Buffer) => ({
      imageBytes: bytes.toString('base64'),
      mimeType: 'image/png',
    })
    await theirs().models.generateVideos({
      model: MODEL,
      source: { prompt: PROMPT, image: picture(first) },
      config: {
        ...config,
        generateAudio: true,
        negativePrompt: 'letters',
        lastFrame: picture(last),
      },
    })
    expect(essence(sent)).toEqual(essence(present(vendor.at('submit').at(-1))))
  })

  test('when it looks at an operation, and reads the same film and the same refusal in it', async () => {
    await send()
    const [name = ''] = vendor.jobs.keys()
    const adapter = ours()
    const operation = Object.assign(new GenerateVideosOperation(), { name })
    const film = await adapter.look({ operation: name })
    const read = await theirs().operations.getVideosOperation({ operation })
    const [ourLook, theirLook] = vendor.at('look').map(essence)
    expect(ourLook).toEqual(theirLook)
    const [video] = read.response?.generatedVideos ?? []
    expect(film).toEqual({ state: 'done', outputs: [{ base64: video?.video?.videoBytes }] })

    vendor.verdict = 'refused'
    const refusal = await adapter.look({ operation: name })
    const { response } = await theirs().operations.getVideosOperation({ operation })
    const [reason] = response?.raiMediaFilteredReasons ?? []
    expect(refusal).toMatchObject({ error: { kind: 'content_blocked', message: reason } })
  })
})
