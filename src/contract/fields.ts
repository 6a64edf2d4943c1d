import { z } from 'zod'
import { COLOUR_NAMES } from './ad-words.ts'
import { ASPECT_RATIOS, RESOLUTIONS, TASK_STATUSES, WORKFLOW_TYPES } from './generation.ts'
import { keysOf } from './keys-of.ts'
import { LANGUAGES } from './languages.ts'
import {
  CODE_LENGTH,
  LONG_PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  ROWS_PER_PAGE_MAX,
} from './limits.ts'
import { TEMPLATE_TRADES } from './templates.ts'

/** Field rules that several endpoints share (specification section 5). */
export const Id = z.uuid()
export const Timestamp = z.iso.datetime({ offset: true })
export const Day = z.iso.date()
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
/** The password rule of the specification. */
export const Password = z
  .string()
  .min(PASSWORD_LENGTH_MIN)
  .max(PASSWORD_LENGTH_MAX)
  .regex(/^\S+$/, 'no whitespace')
/** The widest range any installation allows; the backend checks the rules in force here. */
export const NewPassword = z.string().min(PASSWORD_LENGTH_MIN).max(LONG_PASSWORD_LENGTH_MAX)
/** From the authenticator app, or a recovery code. */
export const SecondFactorCode = z.string().trim().min(CODE_LENGTH).max(32)
export const EmailCode = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`))

export const InviteCode = z.string().trim().max(64)

export const RatioName = z.enum(keysOf(ASPECT_RATIOS))
export const ResolutionName = z.enum(keysOf(RESOLUTIONS))
export const WorkflowName = z.enum(WORKFLOW_TYPES)
export const TaskStatusName = z.enum(TASK_STATUSES)
export const LanguageName = z.enum(LANGUAGES)
export const TradeName = z.enum(TEMPLATE_TRADES)
export const ColourWord = z.enum(COLOUR_NAMES)

/** Page of a "load more" list: the cursor is the id of the last row seen. */
export const CursorQuery = {
  cursor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(ROWS_PER_PAGE_MAX).default(24),
}

/** Booleans in a query string: `true`, `false`, `1`, `0`. */
export const QueryBoolean = z.stringbool()

export const Empty = z.object({})
export const CodeSent = z.object({ resend_after_seconds: z.number().int() })
/** Ids that stay because they belong to a colleague; ids that are already gone are left out. */
export const Refused = z.object({ refused: z.array(Id) })
export const Done = z.object({ done: z.literal(true) })
/** When the record was saved; the next save sends it back to prove it saw this version. */
export const Saved = z.object({ updated_at: Timestamp })

/** A small preview picture that is not stored. */
export const TrialPicture = z.object({
  /** `data:image/webp;base64,…` */
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

/** One of your uploads. */
export const UploadReference = z.strictObject({ upload_id: Id })
/** A file from one of your earlier tasks. */
export const OutputReference = z.strictObject({ output_id: Id })
