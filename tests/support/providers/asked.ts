import type { RemoteModel } from '../../../src/backend/generation/model.ts'
import type { GenerationRequest } from '../../../src/backend/generation/provider.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export type Asked = Partial<Omit<GenerationRequest, 'remote'>> & { remote?: Partial<RemoteModel> }

/** A request as a provider gets it: for an image, or whatever the test says. */
export async function asked({ remote, ...request }: Asked = {}): Promise<GenerationRequest> {
  return {
    taskId: '0198f5a0-0000-7000-8000-000000000001',
    workflowType: 'text_to_image',
    model: 'acme/paint',
    prompt: 'a red mug on a white table',
    language: 'en',
    width: 1024,
    height: 1024,
    aspectRatio: '1:1',
    resolution: '1k',
    durationSeconds: 0,
    fps: 0,
    generateAudio: false,
    watermark: false,
    count: 1,
    seed: 7,
    images: [],
    workDir: await temporaryFolder('provider'),
    ...request,
    remote: {
      name: 'paint',
      label: 'Paint (Acme)',
      typicalSeconds: 30,
      fields: {},
      endpoints: {},
      ...remote,
    },
  }
}
