import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Done, Empty, Id, RatioName, Timestamp, TradeName } from '../fields.ts'
import { PROMPT_LENGTH_MAX } from '../limits.ts'
import { TEMPLATE_SLOTS, TEMPLATE_TITLE_MAX } from '../templates.ts'

export const ShippedTemplate = z.object({
  template_id: z.string(),
  title: z.string(),
  /** With slots such as `{product}`. */
  prompt: z.string(),
  trade: TradeName,
  /** Whether it is for a season or a holiday. */
  is_seasonal: z.boolean(),
  aspect_ratio: RatioName,
})
export type ShippedTemplate = z.infer<typeof ShippedTemplate>

export const Occasion = z.object({
  occasion_id: z.string(),
  name: z.string(),
  why: z.string(),
  /** The next time it occurs, today included. */
  day: Day,
  /** Matching template for any product. */
  template_id: z.string(),
  /** Prompt for any product that names the holiday; null when its template's prompt fits. */
  prompt: z.string().nullable(),
})
export type Occasion = z.infer<typeof Occasion>

export const shipped = defineEndpoint({
  id: 'templates.shipped',
  method: 'GET',
  path: '/api/v1/templates',
  access: 'public',
  summary: 'List the included templates and upcoming holidays, in the request’s language',
  failures: [],
  input: Empty,
  output: z.object({
    templates: z.array(ShippedTemplate),
    /** Names of the slots, used when nothing is known to fill them. */
    slots: z.array(z.object({ slot: z.enum(TEMPLATE_SLOTS), name: z.string() })),
    /** Sorted by day. */
    occasions: z.array(Occasion),
  }),
})
export type ShippedTemplates = z.infer<typeof shipped.output>

const TemplateFields = {
  title: z
    .string()
    .trim()
    .min(1)
    .max(TEMPLATE_TITLE_MAX)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters'),
  prompt: z.string().trim().min(1).max(PROMPT_LENGTH_MAX),
  aspect_ratio: RatioName.nullable(),
  /** The day of the idea it was saved from. */
  occasion_day: Day.nullable(),
}

export const TeamTemplate = z.object({
  template_id: Id,
  ...TemplateFields,
  created_at: Timestamp,
})
export type TeamTemplate = z.infer<typeof TeamTemplate>

export const list = defineEndpoint({
  id: 'templates.list',
  method: 'GET',
  path: '/api/v1/auth/templates',
  access: 'user',
  summary: 'List your current team’s templates, newest first',
  failures: [],
  input: Empty,
  output: z.object({ templates: z.array(TeamTemplate) }),
})

export const save = defineEndpoint({
  id: 'templates.save',
  method: 'POST',
  path: '/api/v1/auth/templates',
  access: 'user',
  summary: 'Add a template to your team, or change one',
  failures: ['not_permitted', 'not_found', 'templates_limit_reached'],
  input: z.object({
    /** Id of the template to change. */
    template_id: Id.optional(),
    ...TemplateFields,
  }),
  output: TeamTemplate,
  rateLimit: 'product',
})

export const remove = defineEndpoint({
  id: 'templates.remove',
  method: 'POST',
  path: '/api/v1/auth/templates/{templateId}/delete',
  access: 'user',
  summary: 'Delete one of your team’s templates',
  failures: ['not_permitted', 'not_found'],
  input: z.object({ templateId: Id }),
  output: Done,
})
