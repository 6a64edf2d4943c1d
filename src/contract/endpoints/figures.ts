import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Done, Empty, Id, Timestamp, WorkflowName } from '../fields.ts'
import {
  AD_NAME_MAX,
  AD_PLATFORM_NAMES,
  COLUMNS_MAX,
  FIGURE_FIELDS,
  FIGURE_GROUPS,
  FIGURE_ROWS_MAX,
  VERDICTS,
} from '../figures.ts'
import { keysOf } from '../keys-of.ts'
import { MEDIA_KINDS } from '../media-kind.ts'

const Platform = z.enum(keysOf(AD_PLATFORM_NAMES))
const Name = z
  .string()
  .max(AD_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')
const Count = z.number().int().min(0).max(1e12)
const Currency = z.string().regex(/^[A-Z]{3}$/)

/** A platform's figures for one ad and one day. Money is in the smallest unit of its currency. */
export const AdFigure = z.object({
  day: Day,
  campaign: Name,
  ad_set: Name,
  ad: Name.min(1),
  currency: Currency,
  impressions: Count,
  clicks: Count,
  spend_minor: Count,
  /** May be a fraction, since platforms divide one conversion among several ads. */
  conversions: z.number().min(0).max(1e12),
  revenue_minor: Count,
})
export type AdFigure = z.infer<typeof AdFigure>

export const FigureImport = z.object({
  import_id: Id,
  platform: Platform,
  /** Null when a program sent the figures. */
  file_name: z.string().nullable(),
  row_count: z.number().int(),
  from: Day,
  to: Day,
  imported_at: Timestamp,
})

export const push = defineEndpoint({
  id: 'figures.push',
  method: 'POST',
  path: '/api/v1/auth/figures',
  access: 'user',
  summary: 'Send ad figures from a platform, one row per ad and day; known rows are replaced',
  failures: ['not_found', 'figures_limit_reached'],
  input: z.object({
    platform: Platform,
    file_name: Name.nullable().default(null),
    /** Continues the import that an earlier call started. */
    import_id: Id.optional(),
    rows: z.array(AdFigure).min(1).max(FIGURE_ROWS_MAX),
  }),
  /** `import_id` is null as long as nothing was new. */
  output: z.object({
    import_id: Id.nullable(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
  }),
  rateLimit: 'figures',
})

export const imports = defineEndpoint({
  id: 'figures.imports',
  method: 'GET',
  path: '/api/v1/auth/figures/imports',
  access: 'user',
  summary: 'List the sources of the team’s figures, newest first',
  failures: ['not_found'],
  input: Empty,
  output: z.object({ imports: z.array(FigureImport) }),
})

export const removeImport = defineEndpoint({
  id: 'figures.removeImport',
  method: 'POST',
  path: '/api/v1/auth/figures/imports/{importId}/delete',
  access: 'user',
  summary: 'Delete an import and the figures it last set',
  failures: ['not_found'],
  input: z.object({ importId: Id }),
  output: Done,
})

/** Field by column index. */
const Columns = z.partialRecord(
  z.enum(FIGURE_FIELDS),
  z
    .number()
    .int()
    .min(0)
    .max(COLUMNS_MAX - 1),
)
/** A person's column mapping for files with the same columns. */
export const ColumnChoice = z.object({
  /** SHA-256 of the column names. */
  shape: z.string().regex(/^[0-9a-f]{64}$/),
  platform: Platform,
  columns: Columns,
  currency: Currency.nullable(),
})
export type ColumnChoice = z.infer<typeof ColumnChoice>

export const columnChoices = defineEndpoint({
  id: 'figures.columnChoices',
  method: 'GET',
  path: '/api/v1/auth/figures/columns',
  access: 'user',
  summary: 'List the team’s column mappings for imported files',
  failures: ['not_found'],
  input: Empty,
  output: z.object({ choices: z.array(ColumnChoice) }),
})

export const saveColumnChoice = defineEndpoint({
  id: 'figures.saveColumnChoice',
  method: 'POST',
  path: '/api/v1/auth/figures/columns',
  access: 'user',
  summary: 'Save a column mapping for the team',
  failures: ['not_found'],
  input: ColumnChoice,
  output: Done,
})

export const link = defineEndpoint({
  id: 'figures.link',
  method: 'POST',
  path: '/api/v1/auth/figures/links',
  access: 'user',
  summary: 'Link an ad to a creative; null means none, whatever the ad’s name suggests',
  failures: ['not_found'],
  input: z.object({ ad_key: z.string().regex(/^[0-9a-f]{64}$/), creative_id: Id.nullable() }),
  output: Done,
})

/** A rate with its Wilson score interval at 95 %. */
export const Share = z.object({ rate: z.number(), low: z.number(), high: z.number() })
export type Share = z.infer<typeof Share>

/** Comparison with the rest of the same platform. */
export const Comparison = z.object({
  verdict: z.enum(VERDICTS),
  /** Rate of the rest; null when there is no rest. */
  rest_rate: z.number().nullable(),
  /** How much more data is needed for a verdict; null when there is one, or hardly ever will be. */
  needed: z.number().int().nullable(),
})
export type Comparison = z.infer<typeof Comparison>

/** Spending and revenue in one currency; costs are in its smallest unit. */
export const AdMoney = z.object({
  currency: z.string(),
  spend_minor: z.number().int(),
  revenue_minor: z.number().int(),
  cost_per_click: z.number().nullable(),
  cost_per_conversion: z.number().nullable(),
  return_on_spend: z.number().nullable(),
})

/** Weekly change in click rate; 0.1 means up by a tenth. */
export const Trend = z.object({
  per_week: z.number(),
  low: z.number(),
  high: z.number(),
  days: z.number().int(),
  is_falling: z.boolean(),
})
export type Trend = z.infer<typeof Trend>

export const AdvertisedCreative = z.object({
  creative_id: Id,
  task_id: Id,
  output_id: Id,
  /** Whether that task is still in the history and can be reused. */
  has_task: z.boolean(),
  /** Whether its look is known, so that more can be made in it. */
  can_repeat: z.boolean(),
  workflow_type: WorkflowName,
  kind: z.enum(MEDIA_KINDS),
  name: z.string().nullable(),
  prompt: z.string(),
  thumbnail_url: z.string(),
})

export const AdAnswer = z.object({
  /** Key of the group: an ad's key, a creative's id, or the value its members share. */
  key: z.string(),
  /** Display name; null for values that the interface translates. */
  label: z.string().nullable(),
  campaign: z.string().nullable(),
  ad_set: z.string().nullable(),
  platform: Platform,
  creative: AdvertisedCreative.nullable(),
  ad_count: z.number().int(),
  impressions: z.number(),
  clicks: z.number(),
  conversions: z.number(),
  /** Null when the figures give no valid rate, such as more clicks than impressions. */
  click_rate: Share.nullable(),
  conversion_rate: Share.nullable(),
  clicking: Comparison,
  converting: Comparison,
  money: z.array(AdMoney),
  trend: Trend.nullable(),
})
export type AdAnswer = z.infer<typeof AdAnswer>

/** What to make next, and why. */
export const NextAd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refresh'), answer: AdAnswer }),
  z.object({ kind: z.literal('repeat'), answer: AdAnswer }),
  z.object({ kind: z.literal('prefer'), by: z.enum(FIGURE_GROUPS), answer: AdAnswer }),
  z.object({ kind: z.literal('replace'), answer: AdAnswer }),
  z.object({ kind: z.literal('wait'), answer: AdAnswer }),
  z.object({ kind: z.literal('link') }),
  z.object({ kind: z.literal('vary') }),
])
export type NextAd = z.infer<typeof NextAd>

export const answers = defineEndpoint({
  id: 'figures.answers',
  method: 'GET',
  path: '/api/v1/auth/figures/answers',
  access: 'user',
  summary: 'Find out which ads and creatives work, as far as the figures can tell',
  failures: ['not_found'],
  input: z.object({
    by: z.enum(FIGURE_GROUPS).default('creative'),
    platform: Platform.optional(),
    from: Day.optional(),
    to: Day.optional(),
  }),
  output: z.object({
    answers: z.array(AdAnswer),
    /** Groups left out because they have fewer impressions. */
    left_off: z.number().int(),
    /** Over all of the team's figures, whatever was asked for. */
    platforms: z.array(Platform),
    from: Day.nullable(),
    to: Day.nullable(),
    ad_count: z.number().int(),
    linked_count: z.number().int(),
    next: NextAd.nullable(),
  }),
})
export type AdAnswers = z.infer<typeof answers.output>
