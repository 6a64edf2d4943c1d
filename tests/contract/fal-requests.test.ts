import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createFalClient } from '@fal-ai/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Adapter } from '../../src/backend/generation/providers/adapter.ts'
import { Endpoint } from '../../src/backend/generation/providers/endpoint.ts'
import { createFalQueue } from '../../src/backend/generation/providers/fal-queue/adapter.ts'
import { FAL_MODELS } from '../../src/backend/generation/providers/fal-queue/rows.ts'
import { FAL_HEARING } from '../../src/backend/generation/providers/fal-queue/transcript-rows.ts'
import { createRemoteProvider } from '../../src/backend/generation/providers/remote-provider.ts'
import { probeMedia } from '../../src/backend/media/probe.ts'
import { WORKFLOW_TYPES, WORKFLOWS } from '../../src/contract/generation.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { makeOldVideo } from '../support/old-video.ts'
import { present } from '../support/present.ts'
import { type Asked, asked } from '../support/providers/asked.ts'
import { falHeard, startFalQueue } from '../support/providers/fal-queue/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'
import { DOCUMENTS_NOTICE, hasDocuments } from '../support/providers/vendor-document.ts'
import { openOperations } from '../support/providers/vendor-operations.ts'
import { asBytes } from '../support/providers/whisper/stand-in.ts'
import { makeSound } from '../support/sound-file.ts'
import { withSound } from '../support/spoken-video.ts'

let vendor: Vendor
let adapter: Adapter

beforeEach(async () => {
  vendor = await startFalQueue()
  vendor.output = await makePicture()
  const { baseUrl } = vendor
  const urls = { baseUrl, platformUrl: `${baseUrl}/v1`, keysUrl: baseUrl }
  adapter = createFalQueue({ ...urls, key: 'key', reportUrl: null, tools: testTools() })
})
afterEach(() => vendor.close())

/** A request for every built-in endpoint, with images where its type has some. */
const shipped = [...FAL_MODELS, ...FAL_HEARING].flatMap(({ id, label, remoteEndpoints = {} }) =>
  Object.entries(remoteEndpoints).map(([type, endpoint]) => ({
    name: `${id} ${type}`,
    type,
    endpoint: Endpoint.parse(endpoint),
    remote: { name: id, label, endpoints: { [type]: endpoint } },
  })),
)

async function requestFor({ type, remote }: (typeof shipped)[number]): Promise<Asked> {
  const path = join((await asked()).workDir, 'picture.png')
  await writeFile(path, await makePicture())
  const file = { path, mimeType: 'image/png', kind: 'image' } as const
  const film = { aspectRatio: '16:9', resolution: '720p', durationSeconds: 8, fps: 24 } as const
  const workflowType = present(WORKFLOW_TYPES.find((known) => known === type))
  const voice = { path: join((await asked()).workDir, 'said.wav'), mimeType: 'audio/wav' } as const
  if (type === 'video_face_change') {
    const path = join((await asked()).workDir, 'film.mp4')
    await writeFile(path, await makeVideo({ seconds: 1 }))
    const video = { path, mimeType: 'video/mp4', kind: 'video' } as const
    return { ...film, workflowType, remote, video, images: [file] }
  }
  if (type === 'transcript') return { ...film, workflowType, remote, video: await talkingFilm() }
  if (WORKFLOWS[workflowType].voice) {
    await writeFile(voice.path, makeSound({ seconds: 1 }))
    const seen = type === 'lip_sync' ? { video: file } : { images: [file] }
    return { ...film, workflowType, remote, ...seen, voice: { ...voice, kind: 'audio' } }
  }
  if (type === 'image_to_video') return { ...film, workflowType, remote, images: [file] }
  if (type === 'first_last_frame') {
    return { ...film, workflowType, remote, startFrame: file, endFrame: file }
  }
  return { ...film, workflowType, remote }
}

async function talkingFilm() {
  const path = join((await asked()).workDir, 'talk.mp4')
  await writeFile(path, await withSound(await makeVideo({ seconds: 1 }), 1))
  return { path, mimeType: 'video/mp4', kind: 'video' } as const
}

async function send(request: Asked): Promise<VendorRequest> {
  await adapter.submit(await asked(request), { clientToken: 'token', signal: undefined })
  return present(vendor.at('submit').at(-1))
}

describe('the vendor’s own types', () => {
  test.each(shipped)('know every field that is sent to $name, and miss none', async (row) => {
    const { json } = await send(await requestFor(row))
    const fields = await fieldsOfInput(row.endpoint.id)
    for (const name of Object.keys(json)) expect(fields.all, row.name).toContain(name)
    expect(Object.keys(json)).toEqual(expect.arrayContaining(fields.required))
  })
})

/** Field names of an endpoint's input, from the client's own types. */
async function fieldsOfInput(endpoint: string) {
  const folder = createRequire(import.meta.url).resolve('@fal-ai/client')
  const types = await readFile(join(folder, '..', 'types', 'endpoints.d.ts'), 'utf8')
  const input = types.indexOf(`'${endpoint}': {`) < 0 ? `"${endpoint}": {` : `'${endpoint}': {`
  const [, name = ''] = /input: (\w+)/.exec(types.slice(types.indexOf(input))) ?? []
  const body = bodyOf(types, name).replace(/\/\*\*.*?\*\//gs, '')
  const found = [...body.matchAll(/^ {4}(\w+)(\?)?:/gm)]
  return {
    all: found.map(([, field]) => field),
    required: found.filter(([, , optional]) => !optional).map(([, field]) => field),
  }
}

function bodyOf(types: string, name: string): string {
  const [, alias] = new RegExp(`export type ${name} = (\\w+);`).exec(types) ?? []
  if (alias) return bodyOf(types, alias)
  const start = types.search(new RegExp(`export (?:type|interface) ${name}\\b`))
  return types.slice(start, types.indexOf('\n}', start))
}

/** The client only knows fal's addresses, so they're replaced with ours in transit. */
const client = () =>
  createFalClient({
    credentials: 'key',
    fetch: (address: string | URL | Request, init?: RequestInit) =>
      fetch(
        String(address).replace(/https:\/\/(queue\.fal\.run|rest\.fal\.ai)/, vendor.baseUrl),
        init,
      ),
    suppressLocalCredentialsWarning: true,
  })
const essence = ({ method, path, headers, json }: VendorRequest) => ({
  method,
  path,
  authorization: headers.authorization,
  json,
})

describe('fal’s own client sends the same', () => {
  test('for a request, a look, the result and a cancel', async () => {
    const [row] = shipped
    const ours = await send(await requestFor(present(row)))
    const id = present(row).endpoint.id
    const input = { ...ours.json, prompt: String(ours.json.prompt) }
    const { request_id: requestId } = await client().queue.submit(id, { input })
    expect(essence(ours)).toEqual(essence(present(vendor.at('submit').at(-1))))

    const [owner, alias] = id.split('/')
    const url = `${vendor.baseUrl}/${owner}/${alias}/requests/${requestId}`
    const urls = { status_url: `${url}/status`, response_url: url, cancel_url: `${url}/cancel` }
    await adapter.look(urls)
    await adapter.cancel?.(urls)
    const mine = vendor.requests.splice(0).slice(-3).map(essence)
    await client().queue.status(id, { requestId })
    await client().queue.result(id, { requestId })
    await client().queue.cancel(id, { requestId })
    expect(mine).toEqual(vendor.requests.map(essence))
  })
})

test('a request whose answer was lost is found by its words and its seed, and by nothing less', async () => {
  const request = await asked(await requestFor(present(shipped[0])))
  const lost = { clientToken: 'token', submittedAt: new Date(), request }
  const find = present(adapter.find)
  await expect(find(lost)).rejects.toThrow('not among')
  await adapter.submit({ ...request, seed: 8 }, { clientToken: 'other', signal: undefined })
  await expect(find(lost)).rejects.toThrow('not among')
  const begun = await adapter.submit(request, { clientToken: 'token', signal: undefined })
  expect(begun).toEqual({ job: await find(lost) })
  await adapter.submit(request, { clientToken: 'again', signal: undefined })
  await expect(find(lost)).rejects.toThrow('alike')
})

test.skipIf(!hasDocuments)(
  `fal’s own document knows the address at which requests are looked for${DOCUMENTS_NOTICE}`,
  async () => {
    const request = await asked(await requestFor(present(shipped[0])))
    const lost = { clientToken: 'token', submittedAt: new Date(), request }
    await expect(present(adapter.find)(lost)).rejects.toThrow('not among')
    await present(adapter.check)()
    const findFaults = await openOperations('fal-platform-openapi.json')
    const requests = vendor.requests.flatMap(({ path, ...rest }) =>
      path.startsWith('/v1/') ? [{ ...rest, path: path.slice('/v1'.length) }] : [],
    )
    expect(requests.length).toBeGreaterThanOrEqual(2)
    expect(requests.flatMap(findFaults)).toEqual([])
    const [first] = requests
    const wrong = { ...present(first), query: new URLSearchParams({ since: 'today' }) }
    expect(findFaults(wrong)).toEqual(['?since is unknown', '?endpoint_id is missing'])
  },
)

test('it is found by the names that its endpoint has for them', async () => {
  const endpoints = {
    text_to_image: { id: 'acme/paint', fields: { prompt: 'text', seed: 'noise' } },
  }
  const request = await asked({ remote: { endpoints } })
  const begun = await adapter.submit(request, { clientToken: 'token', signal: undefined })
  const find = present(adapter.find)
  const lost = { clientToken: 'token', submittedAt: new Date(), request }
  expect(begun).toEqual({ job: await find(lost) })
  const nameless = { text_to_image: { id: 'acme/paint', fields: {} } }
  const other = { ...lost, request: await asked({ remote: { endpoints: nameless } }) }
  await expect(find(other)).rejects.toThrow('told apart')
})

test('a type that the registry has no endpoint for is refused before anything is sent', async () => {
  await expect(send({ workflowType: 'video_edit' })).rejects.toMatchObject({
    kind: 'invalid_input',
  })
  expect(vendor.requests).toEqual([])
})

test('a picture that the endpoint has no place for is not left out in silence', async () => {
  const row = present(shipped.find(({ type }) => type === 'image_to_video'))
  const request = await requestFor(row)
  const { text_to_video } = FAL_MODELS[0]?.remoteEndpoints ?? {}
  const endpoints = { image_to_video: text_to_video }
  await expect(send({ ...request, remote: { endpoints } })).rejects.toThrow('no place')
})

describe('a film that is too large for a request', () => {
  const LARGE = 4 * 1_048_576 + 1

  async function lipSyncOf(size: number) {
    const request = await requestFor(present(shipped.find(({ type }) => type === 'lip_sync')))
    const path = join((await asked()).workDir, 'film.mp4')
    await writeFile(path, Buffer.alloc(size, 7))
    return { ...request, video: { path, mimeType: 'video/mp4', kind: 'video' as const } }
  }

  test('is handed over first, as fal’s own client does, and no key goes where it is sent', async () => {
    const { json } = await send(await lipSyncOf(LARGE))
    expect(json.video_url).toBe(`${vendor.baseUrl}/files/handed-over`)
    const [place, sent] = vendor.requests.splice(0)
    expect(present(sent)).toMatchObject({ method: 'PUT', path: '/upload/1' })
    expect(present(sent).headers).toMatchObject({ 'content-length': String(LARGE) })
    expect(present(sent).headers.authorization).toBeUndefined()
    const blob = new Blob([Buffer.alloc(LARGE, 7)], { type: 'video/mp4' })
    await client().storage.upload(new File([blob], 'reference.mp4', { type: 'video/mp4' }))
    const [theirPlace, theirs] = vendor.requests
    expect(essence(present(place))).toEqual(essence(present(theirPlace)))
    expect(present(theirs)).toMatchObject({ method: 'PUT', path: '/upload/1' })
  })

  test('begins nothing where it is not taken', async () => {
    vendor.spoil('submit', vendor.refusals.busy)
    await expect(send(await lipSyncOf(LARGE))).rejects.toMatchObject({
      kind: 'rate_limited',
      isAnswer: true,
    })
    expect(vendor.requests.map(({ path }) => path)).toEqual(['/storage/upload/initiate'])
  })
})

test('the sound of a video is as good a voice; a file without any is refused before anything is sent', async () => {
  const request = await requestFor(present(shipped.find(({ type }) => type === 'lip_sync')))
  const path = join((await asked()).workDir, 'film.avi')
  const voice = { path, mimeType: 'video/x-msvideo', kind: 'video' } as const
  await writeFile(path, await makeOldVideo(await makeVideo({ seconds: 1 })))
  const { json } = await send({ ...request, voice })
  const sound = Buffer.from(String(json.audio_url).split(',')[1] ?? '', 'base64')
  expect(sound.toString('latin1', 0, 4)).toBe('RIFF')
  // One second of mono at 44.1 kHz and 16 bits.
  expect(sound.length / 88_200).toBeCloseTo(1, 0)
  await writeFile(path, await makeVideo({ seconds: 1 }))
  const silent = send({ ...request, voice })
  await expect(silent).rejects.toMatchObject({ kind: 'invalid_input', isAnswer: true })
  expect(vendor.at('submit')).toHaveLength(1)
})

test('a video that costs by the frame is sent with no more frames than are paid for, and with its sound', async () => {
  const request = await requestFor(
    present(shipped.find(({ type }) => type === 'video_face_change')),
  )
  const path = join((await asked()).workDir, 'odd.avi')
  await writeFile(path, await makeOldVideo(await makeVideo({ seconds: 1 })))
  const video = { path, mimeType: 'video/x-msvideo', kind: 'video' } as const
  const endpoints = {
    video_face_change: {
      ...{ id: 'acme/replace', fields: { video: 'video_url', firstPicture: 'image_url' } },
      videoFps: 5,
    },
  }
  const { json } = await send({ ...request, video, remote: { endpoints } })
  const sent = join((await asked()).workDir, 'sent.mp4')
  await writeFile(sent, Buffer.from(String(json.video_url).split(',')[1] ?? '', 'base64'))
  const { fps, audioCodec, durationSeconds, container } = await probeMedia(sent)
  expect({ fps, audioCodec, container }).toEqual({ fps: 5, audioCodec: 'aac', container: 'mp4' })
  expect(durationSeconds).toBeCloseTo(1, 0)
})

test('a voice is not left out where the endpoint has no place for it', async () => {
  const request = await requestFor(present(shipped.find(({ type }) => type === 'lip_sync')))
  const endpoints = { lip_sync: { id: 'acme/mute', fields: { video: 'video_url' } } }
  await expect(send({ ...request, remote: { endpoints } })).rejects.toThrow('no place')
})

test('a status address on another machine is not asked, and learns no key', async () => {
  const urls = { status_url: 'http://127.0.0.1:9/status', response_url: '', cancel_url: '' }
  await expect(adapter.look(urls)).rejects.toMatchObject({ kind: 'unknown' })
})

describe('[R1.14] music', () => {
  const music = { genre: 'pop', mood: 'happy', tempo: null, is_loop: false, format: 'm4a' } as const
  const rowOf = (name: string) => present(shipped.find((row) => row.name === `${name} music`))
  const asking = (name: string, durationSeconds: number): Asked => ({
    ...{ workflowType: 'music', music, durationSeconds, remote: rowOf(name).remote },
  })

  test('has its length in milliseconds where the endpoint takes one', async () => {
    const { json } = await send(asking('fal/elevenlabs-music', 15))
    expect(json).toMatchObject({ music_length_ms: 15_000, force_instrumental: true })
    expect(json.prompt).toContain('pop')
  })

  test('of a fixed length is asked for up to that, and for no more', async () => {
    const { json } = await send(asking('fal/lyria-2', 30))
    expect(Object.keys(json).toSorted()).toEqual(['negative_prompt', 'prompt', 'seed'])
    await expect(send(asking('fal/lyria-2', 45))).rejects.toThrow('no place')
  })
})

describe('[R1.09] what is said in a video', () => {
  const row = () => present(shipped.find(({ type }) => type === 'transcript'))

  test('is asked for word by word, of the sound alone as a small file that the service takes', async () => {
    const { json } = await send(await requestFor(row()))
    const { audio_url, ...rest } = json
    expect(rest).toEqual({ task: 'transcribe', chunk_level: 'word' })
    const [head = '', data = ''] = String(audio_url).split(',')
    expect(head).toBe('data:audio/mp4;base64')
    const sent = join((await asked()).workDir, 'sent.m4a')
    await writeFile(sent, Buffer.from(data, 'base64'))
    const { kind, durationSeconds } = await probeMedia(sent)
    expect(kind).toBe('audio')
    expect(durationSeconds).toBeCloseTo(1, 1)
  })

  test('is asked for in the language that somebody has chosen', async () => {
    const { json } = await send({ ...(await requestFor(row())), spoken: 'th' })
    expect(json.language).toBe('th')
  })

  test('is not asked for where nobody can speak: the film is silent', async () => {
    const path = join((await asked()).workDir, 'silent.mp4')
    await writeFile(path, await withSound(await makeVideo({ seconds: 1 }), 1, 0))
    const video = { path, mimeType: 'video/mp4', kind: 'video' } as const
    const silent = send({ ...(await requestFor(row())), video })
    await expect(silent).rejects.toMatchObject({ code: 'no_speech_heard' })
    expect(vendor.requests).toEqual([])
  })

  test('comes as subtitles with their times, and another process can fetch them; no words are a failure', async () => {
    const request = await asked({ ...(await requestFor(row())), durationSeconds: 2 })
    const facts = { clientToken: 'token', signal: undefined }
    const handle = await createRemoteProvider(adapter, testTools()).submit(request, facts)
    const other = createRemoteProvider(adapter, testTools())
    vendor.output = asBytes(falHeard)
    expect(await other.poll(handle)).toMatchObject({
      state: 'succeeded',
      heard: [{ from_ms: 100, to_ms: 2_000, text: 'Slow mornings begin here. Come and see.' }],
    })
    vendor.output = asBytes({ ...falHeard, text: ' ', chunks: [] })
    expect(await other.poll(handle)).toMatchObject({ state: 'failed', code: 'no_speech_heard' })
  })
})
