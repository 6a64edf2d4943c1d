import { isAbsolute } from 'node:path'
import { z } from 'zod'

/** Paths of the operator's certificate and its key. */
export const SigningFiles = z.object({
  certificate: z.string().refine(isAbsolute),
  privateKey: z.string().refine(isAbsolute),
})
export type SigningFiles = z.infer<typeof SigningFiles>

/** A request to the signing process. */
export const SignRequest = z.object({
  files: SigningFiles,
  file: z.string(),
  /** Path for the signed copy. */
  out: z.string(),
  mimeType: z.string(),
  made: z.object({ sourceType: z.string(), creatorTool: z.string(), description: z.string() }),
  /** The file that was changed to make it. */
  source: z
    .object({
      file: z.string(),
      mimeType: z.string(),
      /** `bare`: only states that there was a source, without its own credentials. */
      carries: z.enum(['credentials', 'bare']),
    })
    .nullable(),
  /** The file as delivered by its service: any credentials in it are carried on. */
  original: z.object({ file: z.string(), container: z.string() }).nullable(),
})
export type SignRequest = z.infer<typeof SignRequest>
