import { z } from 'zod'
import { CAPABILITIES } from '../capabilities.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  Empty,
  LanguageName,
  RatioName,
  ResolutionName,
  TaskStatusName,
  WorkflowName,
} from '../fields.ts'
import { MEDIA_KINDS } from '../media-kind.ts'

export const AdminInfo = z.object({
  name: z.string(),
  version: z.string(),
  app_key: z.string(),
  operator: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  sister_sites: z.array(z.object({ label: z.string(), url: z.url() })),
  default_language: LanguageName,
  oauth_enabled: z.boolean(),
})
export type AdminInfo = z.infer<typeof AdminInfo>

export const adminInfo = defineEndpoint({
  id: 'catalog.adminInfo',
  method: 'GET',
  path: '/backend/admin/info',
  access: 'public',
  summary: 'Get this installation’s name, operator, and offer',
  failures: [],
  input: Empty,
  output: AdminInfo,
})

export const enums = defineEndpoint({
  id: 'catalog.enums',
  method: 'GET',
  path: '/backend/auth/app-info/enums',
  access: 'public',
  summary: 'List names used across the interface',
  failures: [],
  input: Empty,
  output: z.object({
    workflow_types: z.array(WorkflowName),
    task_statuses: z.array(TaskStatusName),
    aspect_ratios: z.array(RatioName),
    resolutions: z.array(ResolutionName),
    languages: z.array(LanguageName),
    ad_goals: z.array(z.string()),
    ad_platforms: z.array(z.string()),
  }),
})

/**
 * What a model may be able to do besides its types: lay out an ad (it reads the brief and sets the words
 * itself), use a brand, keep a look, accept corrections of its reading, have exact words set over its picture
 * or video (which can then use a brand and corrections), write music that loops, or show a product from an
 * angle that its picture does not show.
 */
export const ModelAbility = z.enum([
  'layout',
  'brand',
  'look',
  'corrections',
  'words',
  'loop',
  'angles',
])
export type ModelAbility = z.infer<typeof ModelAbility>

/** One row of the model registry: abilities, prices, and state. */
export const ModelView = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(MEDIA_KINDS),
  provider: z.string(),
  /** The built-in engine lays out and animates; it is not an AI model and says so. */
  is_built_in: z.boolean(),
  /**
   * Only an `active` model accepts tasks. `unavailable`: nobody serves it here; `off`: the operator disabled
   * it; `paused`: today's budget for it is used up.
   */
  status: z.enum(['active', 'retired', 'unavailable', 'off', 'paused']),
  retires_at: z.string().nullable(),
  successor: z.string().nullable(),
  page: z.enum(['sora', 'veo3.1']).nullable(),
  workflow_types: z.array(WorkflowName),
  abilities: z.array(ModelAbility).default([]),
  aspect_ratios: z.array(RatioName),
  resolutions: z.array(ResolutionName),
  /** Available durations in seconds; empty for images. */
  durations: z.array(z.number().int()),
  audio: z.enum(['none', 'optional', 'always']),
  reference_images_max: z.number().int(),
  /** Videos it accepts in one edit. */
  reference_videos_max: z.number().int().default(1),
  count_max: z.number().int(),
  typical_seconds: z.number(),
  price: z.object({
    milli_credits: z.partialRecord(ResolutionName, z.number().int()),
    audio_percent: z.number().int(),
    minimum_credits: z.number().int(),
  }),
})
export type ModelView = z.infer<typeof ModelView>

export const list = defineEndpoint({
  id: 'catalog.models',
  method: 'GET',
  path: '/backend/models',
  access: 'public',
  summary: 'List models with their abilities, prices, and state',
  failures: [],
  input: Empty,
  output: z.object({
    models: z.array(ModelView),
    /** Whether a text model is configured to rewrite prompts for accounts. */
    has_text_model: z.boolean().default(false),
  }),
})

export const CapabilityName = z.enum(CAPABILITIES)

export const capabilities = defineEndpoint({
  id: 'catalog.capabilities',
  method: 'GET',
  path: '/backend/capabilities',
  access: 'public',
  summary: 'List what this installation can do: tools, and the parts of them that need a service',
  failures: [],
  input: Empty,
  output: z.object({ capabilities: z.array(CapabilityName) }),
})
