import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ModelRow } from '../../src/backend/generation/model.ts'
import { MODELS } from '../../src/backend/generation/models.ts'
import type {
  GenerationProvider,
  GenerationRequest,
  OutputFile,
} from '../../src/backend/generation/provider.ts'
import { createModelRegistry, type ModelRegistry } from '../../src/backend/generation/registry.ts'
import type { WorkflowType } from '../../src/contract/generation.ts'
import { present } from './present.ts'
import { makeSound } from './sound-file.ts'

const ENGINE = present(MODELS.find(({ workflowTypes }) => workflowTypes.includes('image_to_video')))

const rowOf = (id: string, workflowType: WorkflowType, more: Partial<ModelRow>): ModelRow => ({
  ...ENGINE,
  ...{ id, label: id, isBuiltIn: false, page: null, abilities: [], durations: [] },
  ...{ workflowTypes: [workflowType], resolutions: ['720p'] },
  price: { milliCredits: { '720p': 1_000 }, audioPercent: 0, minimumCredits: 1 },
  ...more,
})

/** The models for the voice and for the talking person. */
const PEOPLE: ModelRow[] = [
  rowOf('speech/here', 'speech', {
    ...{ kind: 'audio', voices: [{ voice: 'heart', name: 'Heart' }] },
  }),
  rowOf('person/here', 'digital_person', { kind: 'video', audio: 'always', fps: 25 }),
]

/** What happens before a part is made: nothing, a wait, or a failure. */
export type Trouble = (request: GenerationRequest) => Promise<void> | void

/** Makes every part of an ad immediately: a one-second voice, the given video, a small image. */
const partProvider = (video: Buffer, before: Trouble) =>
  ({
    ...{ id: 'builtin', runs: 'here' },
    async submit(request) {
      await writeFile(join(request.workDir, 'request.json'), JSON.stringify(request))
      return { workDir: request.workDir }
    },
    async poll({ workDir }) {
      const folder = String(workDir)
      const file = await readFile(join(folder, 'request.json'), 'utf8')
      const request: GenerationRequest = JSON.parse(file)
      await before(request)
      return { state: 'succeeded', outputs: [await partOf(request, folder, video)] }
    },
    cancel: () => Promise.resolve(),
  }) satisfies GenerationProvider

async function partOf(
  { workflowType }: GenerationRequest,
  folder: string,
  video: Buffer,
): Promise<OutputFile> {
  if (workflowType === 'speech') {
    const path = join(folder, 'voice.wav')
    await writeFile(path, makeSound({ seconds: 1 }))
    return { path, mimeType: 'audio/wav', kind: 'audio' }
  }
  if (workflowType === 'text_to_image') {
    const path = join(folder, 'card.png')
    await sharp({ create: { width: 90, height: 160, channels: 3, background: '#365' } }).toFile(
      path,
    )
    return { path, mimeType: 'image/png', kind: 'image' }
  }
  const path = join(folder, 'shot.mp4')
  await writeFile(path, video)
  return { path, mimeType: 'video/mp4', kind: 'video' }
}

/** The models of an installation with UGC ads, all served by one provider. */
export const ugcModels = (video: Buffer, before: Trouble = () => undefined): ModelRegistry =>
  createModelRegistry({ models: [...MODELS, ...PEOPLE], providers: [partProvider(video, before)] })
