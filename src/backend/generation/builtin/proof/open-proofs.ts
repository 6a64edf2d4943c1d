import { z } from 'zod'
import {
  DrawnLayer,
  ImageLayer,
  LayerDocument,
  ShapeLayer,
  TextLayer,
} from '../../../../contract/endpoints/layers.ts'
import { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { proofEntry } from '../../../paths.ts'
import { type Asker, createAskedProcess } from '../../../system/asked-process.ts'
import { ProviderError } from '../../provider.ts'
import type { Proofs } from './proofs.ts'
import { type ProofQuestion, SceneAnswer } from './question.ts'

const Drawn = z.object({
  image: z.instanceof(Uint8Array),
  width: z.number(),
  height: z.number(),
})

const FontAnswer = z
  .object({ name: z.string(), languages: z.array(z.enum(LANGUAGES)), isRestricted: z.boolean() })
  .nullable()

const Apart = z
  .object({
    width: z.number(),
    height: z.number(),
    language: z.enum(LANGUAGES),
    layers: z.array(
      z.discriminatedUnion('kind', [
        TextLayer,
        ShapeLayer,
        ImageLayer.omit({ file_id: true }).extend({ path: z.string() }),
      ]),
    ),
  })
  .nullable()

const Measures = z.object({
  texts: z.array(
    z.object({
      id: z.string(),
      ...{ x: z.number(), y: z.number(), width: z.number(), height: z.number() },
      ...{ inked: z.number(), contrast: z.number(), readable: z.string() },
    }),
  ),
  shares: z.array(z.number()),
})

const FilmShots = z.array(z.object({ document: LayerDocument, measures: Measures })).nullable()

const LIMITS = { idleMs: 600_000, timeLimitMs: 8_000, waitingMax: 24, waitingOfNetworkMax: 8 }
/** A paid task waits its turn on a busy machine, but never behind a trial picture. */
const PATIENT = { idleMs: 60_000, timeLimitMs: 180_000, waitingMax: 1_000 }

/**
 * Composing layers again takes seconds, and longer on a busy machine. The process is then already running to draw their
 * text.
 */
const LAYERED = { idleMs: 60_000, timeLimitMs: 60_000, waitingMax: 24, waitingOfNetworkMax: 8 }

/** Reads and draws in a separate process, so that no prompt blocks the one that serves requests. */
export function openProofs(entry: string = proofEntry): Proofs {
  const asked = createAskedProcess({ entry, ...LIMITS })
  const patient = createAskedProcess({ entry, ...PATIENT })
  const layered = createAskedProcess({ entry, ...LAYERED })
  const ask = (question: ProofQuestion, asker?: Asker) => asked.ask(question, asker)
  return {
    async read({ isPatient = false, ...words }, asker) {
      const question: ProofQuestion = { kind: 'read', ...words }
      return PromptReading.parse(await (isPatient ? layered : asked).ask(question, asker))
    },
    async scene(request) {
      const answer = SceneAnswer.parse(
        await patient.ask({ kind: 'scene', request } satisfies ProofQuestion),
      )
      if ('prompt' in answer) return answer.prompt
      const { message, details } = answer.unwritable
      throw new ProviderError('instruction_not_supported', message, { details })
    },
    font: async (path) => FontAnswer.parse(await ask({ kind: 'font', path })),
    draw: async (request, asker) => Drawn.parse(await ask({ kind: 'draw', request }, asker)),
    takeApart: async (question, asker) =>
      Apart.parse(
        await layered.ask({ kind: 'take_apart', ...question } satisfies ProofQuestion, asker),
      ),
    drawLayers: async (question, asker) =>
      z
        .array(DrawnLayer)
        .parse(
          await layered.ask({ kind: 'draw_layers', ...question } satisfies ProofQuestion, asker),
        ),
    measureLayers: async (question, asker) =>
      Measures.parse(
        await layered.ask({ kind: 'measure_layers', ...question } satisfies ProofQuestion, asker),
      ),
    measureFilm: async (question, asker) =>
      FilmShots.parse(
        await layered.ask({ kind: 'measure_film', ...question } satisfies ProofQuestion, asker),
      ),
    close() {
      asked.close()
      patient.close()
      layered.close()
    },
  }
}
