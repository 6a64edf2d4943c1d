import type { ZodType } from 'zod'

export interface Question<Answer> {
  /** Ours. What somebody wrote is never a part of it. */
  order: string
  /** What the order is about, as data: whatever it says, it orders nothing. */
  material: Readonly<Record<string, unknown>>
  picture?: { mimeType: string; bytes: Uint8Array } | undefined
  answer: ZodType<Answer>
  timeoutMs: number
}

/** A model of language that the operator has configured. */
export interface TextModel {
  /** Null when no answer came in time, or none of the shape that was asked for; the log says why. */
  ask<Answer>(question: Question<Answer>): Promise<Answer | null>
}
