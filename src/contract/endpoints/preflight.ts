import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT } from '../failure-groups.ts'
import { Id } from '../fields.ts'
import { PACK_FORMATS_MAX } from '../limits.ts'
import { MENDS, PREFLIGHT_CHECKS, SEVERITIES, UNCHECKED_REASONS } from '../preflight.ts'
import { LayersToSave } from './layers.ts'

export const PreflightCheckName = z.enum(PREFLIGHT_CHECKS)

/** Something that speaks against sending an ad out as it is. */
export const PreflightFinding = z.object({
  /** The same whenever the same is found of the same creative. */
  id: z.string(),
  check: PreflightCheckName,
  severity: z.enum(SEVERITIES),
  /** The words that it is about. */
  text: z.string().nullable(),
  /** Placements that it is about, as `meta.story@9:16`. */
  formats: z.array(z.string()),
  /** What was measured: CSS pixels, contrast, parts of the picture, seconds, bytes, LUFS. */
  has: z.number().nullable(),
  /** What it should be, in the same unit. */
  wants: z.number().nullable(),
  /** A new version of the picture, or the next export pack, does something about it. */
  mend: z.enum(MENDS).nullable(),
})
export type PreflightFinding = z.infer<typeof PreflightFinding>

export const PreflightReport = z.object({
  /** Errors first. */
  findings: z.array(PreflightFinding),
  /** What was looked at. */
  checked: z.array(PreflightCheckName),
  unchecked: z.array(z.object({ check: PreflightCheckName, reason: z.enum(UNCHECKED_REASONS) })),
})
export type PreflightReport = z.infer<typeof PreflightReport>

const Asked = z.object({
  /** A result, the picture or film of a creative, or an upload. */
  fileId: Id,
  /** Placements with a ratio, as an export pack takes them; without any, those of its own shape. */
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
  summary: 'What speaks against sending an ad out as it is, with reasons; costs no credits',
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
  summary: 'A picture with findings mended, as the layers of a task; what remains is told',
  failures,
  /** Ids of the findings to mend; without any, all that can be. */
  input: Asked.extend({ findings: z.array(z.string().max(120)).max(200).default([]) }),
  output: z.object({
    /** For a task of the type `layers`. */
    layers: LayersToSave,
    mended: z.array(z.string()),
    remaining: z.array(PreflightFinding),
  }),
  rateLimit: 'preflight',
})
