import { LRUCache } from 'lru-cache'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { VoiceView } from '../../../contract/endpoints/speech.ts'
import type { Context } from '../../context.ts'
import type { Model, Voice } from '../../generation/model.ts'
import { ServiceError } from '../../generation/providers/service-error.ts'

type Voices = typeof contract.speech.voices

/** An account's voices change, but not while someone is choosing one. */
const KEPT_MS = 10 * 60_000
/** An unresponsive service is asked again soon. */
const SILENT_MS = 60_000
const kept = new LRUCache<string, readonly Voice[]>({ max: 50 })

/** The voices of all active speech models. */
export async function listVoices(
  context: Pick<Context, 'models' | 'log'>,
): Promise<OutputOf<Voices>> {
  const speaking = context.models
    .list()
    .filter(({ status, workflowTypes }) => status === 'active' && workflowTypes.includes('speech'))
  const found = await Promise.all(
    speaking.map(async (model) =>
      (await voicesOf(context, model)).filter(speaksOurs).map(viewOf(model)),
    ),
  )
  return { voices: found.flat() }
}

/** A voice known to speak only other languages is useless here. */
const speaksOurs = ({ languages }: Voice): boolean => languages?.length !== 0

const viewOf =
  ({ id }: Model) =>
  ({ voice, name, languages = [] }: Voice): VoiceView => ({
    ...{ model: id, voice, name },
    languages: [...languages],
  })

/** The voices in the model's row, otherwise those its service lists. */
async function voicesOf(
  { models, log }: Pick<Context, 'models' | 'log'>,
  { voices, provider }: Model,
): Promise<readonly Voice[]> {
  if (voices) return voices
  const service = models.findProvider(provider ?? '')
  if (!service?.voices) return []
  const known = kept.get(service.id)
  if (known) return known
  try {
    const listed = await service.voices()
    kept.set(service.id, listed, { ttl: KEPT_MS })
    return listed
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    log.warn({ provider: service.id, kind: error.kind, reason: error.message }, 'no voices')
    kept.set(service.id, [], { ttl: SILENT_MS })
    return []
  }
}
