import { z } from 'zod'
import type { GenerationRequest } from '../../provider.ts'

/** A workflow in the form that ComfyUI exports for its API, with `{{places}}` for our wishes. */
export const Workflow = z.object({
  graph: z.record(z.string(), z.object({ class_type: z.string(), inputs: z.unknown() })),
})
export type Workflow = z.infer<typeof Workflow>

const PLACE = /\{\{(\w+)\}\}/g

/** What a place may ask for; files are asked for by the names under which they were handed over. */
function valuesOf(request: GenerationRequest): Record<string, string | number> {
  const { prompt, seed, width, height, count, durationSeconds, fps } = request
  const frames = durationSeconds * fps + 1
  return { prompt, seed, width, height, count, frames, fps, seconds: durationSeconds }
}

/**
 * A workflow with every place filled. A text that is a place alone becomes what is asked for, numbers
 * too; a place within a text becomes part of it. Our words are data there: they cannot make a place.
 */
export function fill(
  graph: Workflow['graph'],
  request: GenerationRequest,
  files: Readonly<Record<string, string>>,
): unknown {
  const values: Record<string, string | number> = { ...valuesOf(request), ...files }
  const filled = (name: string) => values[name] ?? ''
  return JSON.parse(JSON.stringify(graph), (_key, value) => {
    if (typeof value !== 'string') return value
    const alone = /^\{\{(\w+)\}\}$/.exec(value)?.[1]
    if (alone) return filled(alone)
    return value.replace(PLACE, (_place, name: string) => String(filled(name)))
  })
}
