import { z } from 'zod'
import type { Bindings } from './bindings.ts'

/** A ComfyUI graph: nodes by id, as its editor exports them for the API. */
export const Graph = z.record(
  z.string(),
  z.looseObject({ class_type: z.string().min(1), inputs: z.record(z.string(), z.unknown()) }),
)
export type Graph = z.infer<typeof Graph>

/** A workflow that can be requested. */
export interface Workflow {
  /** Its file name without the extension. */
  name: string
  graph: Graph
  bindings: Bindings
}

/** The node that an input is linked to; null if it holds a value. */
export function joinedTo(input: unknown): string | null {
  if (!Array.isArray(input) || input.length !== 2) return null
  const [node, output] = input
  return typeof node === 'string' && typeof output === 'number' ? node : null
}
