import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOutputs } from '../../src/backend/generation/builtin/make-outputs.ts'
import type { GenerationRequest } from '../../src/backend/generation/provider.ts'

/** Edits a square image by a prompt, in this process and without a recognition model; returns the result's file. */
export async function editPicture(folder: string, path: string, prompt: string): Promise<string> {
  const workDir = await mkdtemp(join(folder, 'render-'))
  const request: GenerationRequest = {
    taskId: 'test',
    workflowType: 'image_edit',
    model: 'adloom-studio-image',
    prompt,
    language: 'en',
    ...{ width: 480, height: 480, aspectRatio: '1:1', resolution: '1k' },
    ...{ durationSeconds: 0, fps: 0, generateAudio: false, watermark: false, count: 1, seed: 5 },
    images: [{ path, kind: 'image', mimeType: 'image/png' }],
    workDir,
  }
  const progress = { report: () => {}, signal: new AbortController().signal }
  const [output] = await makeOutputs(request, progress)
  return output?.path ?? ''
}
