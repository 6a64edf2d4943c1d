import { z } from 'zod'
import { ASPECT_RATIOS, RESOLUTIONS, WORKFLOW_TYPES } from '../../../../contract/generation.ts'
import { isKeyOf, keysOf } from '../../../../contract/keys-of.ts'

/** An input of a node: `6.text`. Node ids have no dot, input names may. */
const Place = z.string().regex(/^[^.]+\../, 'names no input of a node, such as 6.text')

const PLACES = {
  prompt: Place,
  negative_prompt: Place,
  width: Place,
  height: Place,
  seed: Place,
  steps: Place,
  /** Number of pictures per run. */
  count: Place,
  /** Length of a video in frames, its frame rate, or its length in seconds. */
  frames: Place,
  fps: Place,
  seconds: Place,
}

/** The file beside a workflow that describes it: where values go, and what it can do. */
export const Bindings = z.strictObject({
  label: z.string().min(1),
  maker: z.string().min(1).default('ComfyUI'),
  types: z.array(z.enum(WORKFLOW_TYPES)).min(1),
  places: z
    .strictObject({
      ...PLACES,
      /** Places for pictures, the most important first. */
      images: z.array(Place),
      start_frame: Place,
      end_frame: Place,
      video: Place,
    })
    .partial()
    .required({ prompt: true }),
  /** Nodes whose files are the results; if unset, every node that stores a file. */
  outputs: z.array(z.string()).optional(),
  /** Width and height are multiples of it. */
  side_step: z.number().int().min(1).default(16),
  /** The number of frames of a video is a multiple of it, plus one. */
  frame_step: z.number().int().min(1).default(1),
  aspect_ratios: z
    .array(z.enum(keysOf(ASPECT_RATIOS)))
    .min(1)
    .optional(),
  resolutions: z.array(z.enum(keysOf(RESOLUTIONS))).min(1),
  durations: z.array(z.number().positive()).default([]),
  fps: z.number().positive().default(24),
  typical_seconds: z.number().positive().default(60),
  /** Credits per picture, or per second of video. */
  credits: z.number().positive().default(1),
})
export type Bindings = z.infer<typeof Bindings>

/** A request value that has a single place. */
export type ValueName = keyof typeof PLACES
export const isValueName = (name: string): name is ValueName => isKeyOf(PLACES, name)

/** Splits a place into its node and input. */
export function splitPlace(place: string): { node: string; input: string } {
  const dot = place.indexOf('.')
  return { node: place.slice(0, dot), input: place.slice(dot + 1) }
}
