import { isAbsolute } from 'node:path'
import { z } from 'zod'

/** Where the operator's certificate and its key are. */
export const SigningFiles = z.object({
  certificate: z.string().refine(isAbsolute),
  privateKey: z.string().refine(isAbsolute),
})
export type SigningFiles = z.infer<typeof SigningFiles>

/** What the process that signs is asked. */
export const SignRequest = z.object({
  files: SigningFiles,
  file: z.string(),
  /** Where the signed copy goes. */
  out: z.string(),
  mimeType: z.string(),
  made: z.object({ sourceType: z.string(), creatorTool: z.string(), description: z.string() }),
  /** What the file was made from by changing it. */
  source: z
    .object({
      file: z.string(),
      mimeType: z.string(),
      /** `bare`: that there was one is said, and nothing of its own credentials. */
      carries: z.enum(['credentials', 'bare']),
    })
    .nullable(),
  /** As its service delivered it: what is told of it there goes on, where it is told. */
  original: z.object({ file: z.string(), container: z.string() }).nullable(),
})
export type SignRequest = z.infer<typeof SignRequest>
