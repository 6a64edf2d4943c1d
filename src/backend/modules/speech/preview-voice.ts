import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { SOUND_PICTURE } from '../../../contract/music.ts'
import { VOICE_SAMPLES } from '../../../contract/speech.ts'
import type { CallContext } from '../../context.ts'
import type { Model } from '../../generation/model.ts'
import { type GenerationRequest, ProviderError } from '../../generation/provider.ts'
import { ServiceError } from '../../generation/providers/service-error.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { pausedProviders } from '../tasks/index.ts'
import { listVoices } from './list-voices.ts'

type Preview = typeof contract.speech.preview
type Asked = ParsedInputOf<Preview>

/** Simultaneous requests for the same voice share one call. */
const underWay = new Map<string, Promise<Buffer>>()

/**
 * A sample sentence spoken by a voice. A service is called once per voice and language; the file then
 * belongs to the installation, and nobody is charged for it.
 * @throws AppError('not_found' | 'model_unavailable' | 'model_retired' | 'engine_failed' | 'unavailable')
 */
export async function previewVoice(
  context: CallContext<'user'>,
  asked: Asked,
): Promise<OutputOf<Preview>> {
  const wish = { workflowType: 'speech', prompt: '', needsEngine: false } as const
  const model = context.models.choose(asked.model, wish)
  const { voices } = await listVoices(context)
  const isThere = voices.some((one) => one.model === model.id && one.voice === asked.voice)
  if (!isThere) throw new AppError('not_found')
  const key = keyOf(asked)
  const sound = (await stored(context, key)) ?? (await once(key, () => make(context, asked, model)))
  return { mime_type: 'audio/mp4', base64: sound.toString('base64') }
}

/** The key includes the text: another sentence is another file. */
const keyOf = ({ model, voice, language }: Asked): string => {
  const words = VOICE_SAMPLES[language]
  const name = createHash('sha256')
    .update(JSON.stringify([model, voice, words]))
    .digest('hex')
  return `voices/${name}`
}

async function stored({ storage }: CallContext<'user'>, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.read(key))
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null
    throw error
  }
}

function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const running = underWay.get(key)
  if (running) return running
  const making = make().finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

async function make(context: CallContext<'user'>, asked: Asked, model: Model): Promise<Buffer> {
  const { models, env, storage } = context
  if ((await pausedProviders(context)).has(model.provider ?? '')) {
    throw new AppError('model_unavailable', { model: model.label, reason: 'paused' })
  }
  const provider = models.provider(model.provider ?? '')
  return await withTemporaryFolder(env.dataDir, async (workDir) => {
    try {
      const request = requestOf(asked, model, workDir)
      const seen = await provider.poll(await provider.submit(request, { clientToken: uuidv7() }))
      const [output] = seen.state === 'succeeded' ? seen.outputs : []
      if (!output) throw new AppError('engine_failed')
      const key = keyOf(asked)
      await storage.putFile(key, output.path)
      return await buffer(await storage.read(key))
    } catch (error) {
      throw failureOf(error)
    }
  })
}

/** The error that the user sees; the provider has already told the operator the cause. */
function failureOf(error: unknown): unknown {
  if (error instanceof ProviderError) {
    const isOurs = error.code === 'model_unavailable' || error.code === 'model_retired'
    if (isOurs) return new AppError('model_unavailable')
    return new AppError(error.code === 'unavailable' ? 'unavailable' : 'engine_failed')
  }
  return error instanceof ServiceError ? new AppError('unavailable') : error
}

const requestOf = (
  { voice, language }: Asked,
  model: Model,
  workDir: string,
): GenerationRequest => ({
  taskId: uuidv7(),
  workflowType: 'speech',
  model: model.id,
  prompt: VOICE_SAMPLES[language],
  language,
  width: SOUND_PICTURE.width,
  height: SOUND_PICTURE.height,
  aspectRatio: SOUND_PICTURE.ratio,
  resolution: '720p',
  durationSeconds: 0,
  fps: 0,
  generateAudio: true,
  watermark: false,
  count: 1,
  seed: 1,
  images: [],
  speech: { voice, language, speed: 1, format: 'm4a' },
  remote: {
    name: model.remoteName ?? model.id.replace(/^[^/]*\//, ''),
    label: `${model.label} (${model.maker})`,
    typicalSeconds: model.typicalSeconds,
    fields: model.remoteFields ?? {},
    endpoints: model.remoteEndpoints ?? {},
  },
  workDir,
})
