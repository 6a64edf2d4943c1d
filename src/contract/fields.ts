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
/** As wide as any installation allows; which of them count here, the backend checks. */
export const NewPassword = z.string().min(PASSWORD_LENGTH_MIN).max(LONG_PASSWORD_LENGTH_MAX)
/** Of the app, or a recovery code. */
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

/** Page of a list that is walked with "load more": the cursor is the id of the last row seen. */
export const CursorQuery = {
  cursor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(ROWS_PER_PAGE_MAX).default(24),
}

/** Booleans in a query string: `true`, `false`, `1`, `0`. */
export const QueryBoolean = z.stringbool()

export const Empty = z.object({})
export const CodeSent = z.object({ resend_after_seconds: z.number().int() })
/** What stays since it is a colleague’s; what is gone already is left out. */
export const Refused = z.object({ refused: z.array(Id) })
export const Done = z.object({ done: z.literal(true) })
/** The moment of a save; the next one says that it has seen it. */
export const Saved = z.object({ updated_at: Timestamp })

/** A small picture that is stored nowhere. */
export const TrialPicture = z.object({
  /** `data:image/webp;base64,…` */
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

/** One of your uploads. */
export const UploadReference = z.strictObject({ upload_id: Id })
/** A file of an earlier task of yours. */
export const OutputReference = z.strictObject({ output_id: Id })
