import sharp from 'sharp'
import { z } from 'zod'
import { IMAGE_MAX_PIXELS } from '../../../contract/limits.ts'
import { extractFrame } from '../../media/frames.ts'
import { probeMedia } from '../../media/probe.ts'
import type { LocalFile } from '../provider.ts'
import { callService, type Service } from '../providers/remote-call.ts'
import type { Tools } from '../providers/tools.ts'

const MODEL = 'omni-moderation-latest'
/** A person is recognizable at this size; more pixels only take longer. */
const LONG_EDGE = 1_024

const Answer = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullish()) })).min(1),
})

/**
 * Ads for films and games show fights, and jokes are rough: these milder categories are
 * left to the model, which has its own policy.
 */
const LEFT_TO_THE_MODEL = new Set(['violence', 'harassment', 'illicit'])

interface Settings {
  baseUrl: string
  key: string
  tools: Tools
}

export interface Content {
  text: string
  files: readonly LocalFile[]
}

export type AskModeration = (content: Content, signal?: AbortSignal) => Promise<string | null>

/**
 * Sends words, pictures, and one frame of each video to OpenAI's moderation; returns the category that
 * is refused, if any.
 */
export function createOpenAiModeration({ baseUrl, key, tools }: Settings): AskModeration {
  const service: Service = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${key}` },
    tools,
  }
  const ask = async (input: string | object[]) => {
    const json = { model: MODEL, input }
    const call = { method: 'POST', path: '/moderations', json, answer: Answer } as const
    const { results } = await callService(service, call)
    const flagged = results.flatMap(({ categories }) =>
      Object.keys(categories).filter((name) => categories[name]),
    )
    return flagged.find((name) => !LEFT_TO_THE_MODEL.has(name)) ?? null
  }

  return async ({ text, files }, signal) => {
    const words = text.trim() === '' ? [] : [ask(text)]
    // One picture per call: more are refused.
    const pictures = files.map(async (file) => {
      const url = await smallPicture(file, signal)
      return ask([{ type: 'image_url', image_url: { url } }])
    })
    const categories = await Promise.all([...words, ...pictures])
    return categories.find((category) => category !== null) ?? null
  }
}

async function smallPicture({ path, kind }: LocalFile, signal?: AbortSignal): Promise<string> {
  const picture = kind === 'video' ? await middleOf(path, signal) : path
  const small = await sharp(picture, { limitInputPixels: IMAGE_MAX_PIXELS })
    .autoOrient()
    .resize(LONG_EDGE, LONG_EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return `data:image/jpeg;base64,${small.toString('base64')}`
}

async function middleOf(path: string, signal?: AbortSignal): Promise<Buffer> {
  const { durationSeconds } = await probeMedia(path, { signal })
  return extractFrame(path, durationSeconds / 2, signal)
}
