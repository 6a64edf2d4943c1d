import { z } from 'zod'
import type { SceneRequest } from '../over/scene-prompt.ts'
import type {
  FilmQuestion,
  LayersQuestion,
  MeasureQuestion,
  PromptWords,
  ProofRequest,
  WordsAndShapes,
} from './proofs.ts'

/** The messages to the process that reads and draws. */
export type ProofQuestion =
  | ({ kind: 'read' } & PromptWords)
  | { kind: 'scene'; request: SceneRequest }
  | { kind: 'draw'; request: ProofRequest }
  | { kind: 'font'; path: string }
  | ({ kind: 'take_apart' } & LayersQuestion)
  | ({ kind: 'draw_layers' } & WordsAndShapes)
  | ({ kind: 'measure_layers' } & MeasureQuestion)
  | ({ kind: 'measure_film' } & FilmQuestion)

/** Only our own process sends them, so the kind tells the rest. */
export const isProofQuestion = (message: unknown): message is ProofQuestion =>
  typeof message === 'object' && message !== null && 'kind' in message

export const SceneAnswer = z.union([
  z.object({ prompt: z.string().nullable() }),
  z.object({
    unwritable: z.object({
      message: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  }),
])
export type SceneAnswer = z.infer<typeof SceneAnswer>
