import { z } from 'zod'
import { ASPECT_RATIOS, RESOLUTIONS, WORKFLOW_TYPES } from '../../../../contract/generation.ts'
import { isKeyOf, keysOf } from '../../../../contract/keys-of.ts'

/** An input of a node: `6.text`. Identifiers of nodes have no dot, names of inputs may. */
const Place = z.string().regex(/^[^.]+\../, 'names no input of a node, such as 6.text')

const PLACES = {
  prompt: Place,
  negative_prompt: Place,
  width: Place,
  height: Place,
  seed: Place,
  steps: Place,
  /** How many pictures one run makes. */
  count: Place,
  /** Length of a video in frames, its frames in a second, or its seconds. */
  frames: Place,
  fps: Place,
  seconds: Place,
}

/** What a file beside a workflow says: where things go in it, and what it can do. */
export const Bindings = z.strictObject({
  label: z.string().min(1),
  maker: z.string().min(1).default('ComfyUI'),
  types: z.array(z.enum(WORKFLOW_TYPES)).min(1),
  places: z
    .strictObject({
      ...PLACES,
      /** Where pictures go, the most important first. */
      images: z.array(Place),
      start_frame: Place,
      end_frame: Place,
      video: Place,
    })
    .partial()
    .required({ prompt: true }),
  /** Nodes whose files are the results; without them, every node that stores a file. */
  outputs: z.array(z.string()).optional(),
  /** Sides are multiples of it. */
  side_step: z.number().int().min(1).default(16),
  /** Videos have a multiple of it as frames, and one more. */
  frame_step: z.number().int().min(1).default(1),
  aspect_ratios: z
    .array(z.enum(keysOf(ASPECT_RATIOS)))
    .min(1)
    .optional(),
  resolutions: z.array(z.enum(keysOf(RESOLUTIONS))).min(1),
  durations: z.array(z.number().positive()).default([]),
  fps: z.number().positive().default(24),
  typical_seconds: z.number().positive().default(60),
  /** Credits for a picture, or for a second of a video. */
  credits: z.number().positive().default(1),
})
export type Bindings = z.infer<typeof Bindings>

/** A value of a request that has one place. */
export type ValueName = keyof typeof PLACES
export const isValueName = (name: string): name is ValueName => isKeyOf(PLACES, name)

/** The node and the input of a place. */
export function splitPlace(place: string): { node: string; input: string } {
  const dot = place.indexOf('.')
  return { node: place.slice(0, dot), input: place.slice(dot + 1) }
}
