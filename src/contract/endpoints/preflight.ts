import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT } from '../failure-groups.ts'
import { Id } from '../fields.ts'
import { PACK_FORMATS_MAX } from '../limits.ts'
import { MENDS, PREFLIGHT_CHECKS, SEVERITIES, UNCHECKED_REASONS } from '../preflight.ts'
import { LayersToSave } from './layers.ts'

export const PreflightCheckName = z.enum(PREFLIGHT_CHECKS)

/** A reason not to publish an ad as it is. */
export const PreflightFinding = z.object({
  /** Stable: the same finding about the same creative keeps its id. */
  id: z.string(),
  check: PreflightCheckName,
  severity: z.enum(SEVERITIES),
  /** The text concerned. */
  text: z.string().nullable(),
  /** Placements concerned, such as `meta.story@9:16`. */
  formats: z.array(z.string()),
  /** The measured value: CSS pixels, contrast, share of the picture, seconds, bytes, LUFS. */
  has: z.number().nullable(),
  /** The required value, in the same unit. */
  wants: z.number().nullable(),
  /** Fixed by a new version of the picture, or by the next export pack. */
  mend: z.enum(MENDS).nullable(),
})
export type PreflightFinding = z.infer<typeof PreflightFinding>

export const PreflightReport = z.object({
  /** Errors first. */
  findings: z.array(PreflightFinding),
  /** Checks that ran. */
  checked: z.array(PreflightCheckName),
  unchecked: z.array(z.object({ check: PreflightCheckName, reason: z.enum(UNCHECKED_REASONS) })),
})
export type PreflightReport = z.infer<typeof PreflightReport>

const Asked = z.object({
  /** A result, a creative's picture or video, or an upload. */
  fileId: Id,
  /** Placements with a ratio, as in an export pack; by default, those of the file's own ratio. */
  formats: z.array(z.string().max(80)).max(PACK_FORMATS_MAX).default([]),
})

const failures = [
  ...(['not_found', 'unavailable', 'storage_full', 'team_storage_full'] as const),
  ...OF_CONTENT,
]

export const check = defineEndpoint({
  id: 'preflight.check',
  method: 'POST',
  path: '/api/v1/auth/preflight/{fileId}',
  access: 'user',
  summary: 'Find problems in an ad before it’s published, with reasons; costs no credits',
  failures,
  input: Asked,
  output: PreflightReport,
  rateLimit: 'preflight',
})

export const mend = defineEndpoint({
  id: 'preflight.mend',
  method: 'POST',
  path: '/api/v1/auth/preflight/{fileId}/mend',
  access: 'user',
  summary: 'Fix findings in a picture; returns the layers for a task and the remaining findings',
  failures,
  /** Ids of the findings to fix; by default, all that can be fixed. */
  input: Asked.extend({ findings: z.array(z.string().max(120)).max(200).default([]) }),
  output: z.object({
    /** For a task of type `layers`. */
    layers: LayersToSave,
    mended: z.array(z.string()),
    remaining: z.array(PreflightFinding),
  }),
  rateLimit: 'preflight',
})
