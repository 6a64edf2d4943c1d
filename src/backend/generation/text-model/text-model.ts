import type { ZodType } from 'zod'

export interface Question<Answer> {
  /** Written by us; it never contains user input. */
  order: string
  /** The subject of the instruction, as data: nothing in it is an instruction. */
  material: Readonly<Record<string, unknown>>
  picture?: { mimeType: string; bytes: Uint8Array } | undefined
  answer: ZodType<Answer>
  timeoutMs: number
}

/** A language model that the operator has configured. */
export interface TextModel {
  /** Null if no answer of the requested shape arrived in time; the log says why. */
  ask<Answer>(question: Question<Answer>): Promise<Answer | null>
}
