import * as z from 'zod/mini'
import { REUSES } from '@/components/creations/reuse'
import { ASPECT_RATIOS, type AspectRatio, WORKFLOW_TYPES } from '@/contract/generation'

const RATIOS = Object.keys(ASPECT_RATIOS) as [AspectRatio, ...AspectRatio[]]

const lenient = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined)

/** Search parameters of the create pages. An unknown value counts as absent, never as an error. */
export const CreateSearch = z.object({
  tab: lenient(z.enum(WORKFLOW_TYPES)),
  model: lenient(z.string().check(z.maxLength(100))),
  ratio: lenient(z.enum(RATIOS)),
  /** Output shown in the inspector. */
  item: lenient(z.uuid()),
  /** An earlier task to start from, one of its outputs, and how. */
  task: lenient(z.uuid()),
  output: lenient(z.uuid()),
  use: lenient(z.enum(REUSES)),
  /** An item of the gallery whose words and settings to take over. */
  remix: lenient(z.uuid()),
})
export type CreateSearch = z.infer<typeof CreateSearch>
