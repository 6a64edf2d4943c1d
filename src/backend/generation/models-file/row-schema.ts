import { z } from 'zod'
import { ModelAbility } from '../../../contract/endpoints/models.ts'
import { LanguageName, RatioName, ResolutionName, WorkflowName } from '../../../contract/fields.ts'
import { keepsLength, WORKFLOWS } from '../../../contract/generation.ts'
import { VARIATIONS_MAX } from '../../../contract/limits.ts'
import { MEDIA_KINDS } from '../../../contract/media-kind.ts'
import { VOICE_NAME_MAX } from '../../../contract/speech.ts'
import type { ModelRow } from '../model.ts'
import { Endpoint } from '../providers/endpoint.ts'

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'no day such as 2026-11-22')
const Count = z.number().int().min(0)

const Row = z.strictObject({
  id: z.string().regex(/^[^\s/]+\/\S+$|^adloom-/, 'no id such as fal/some-model'),
  label: z.string().min(1),
  kind: z.enum(MEDIA_KINDS),
  provider: z.string().min(1).nullable(),
  maker: z.string().min(1),
  isBuiltIn: z.boolean(),
  status: z.enum(['active', 'retired']),
  retiresAt: Day.nullable(),
  successor: z.string().nullable(),
  page: z.enum(['sora', 'veo3.1']).nullable(),
  workflowTypes: z.array(WorkflowName).min(1),
  abilities: z.array(ModelAbility),
  aspectRatios: z.array(RatioName).min(1),
  resolutions: z.array(ResolutionName).min(1),
  durations: z.array(z.number().int().min(1).max(600)),
  fps: Count,
  audio: z.enum(['none', 'optional', 'always']),
  referenceImagesMax: Count,
  referenceVideosMax: Count.optional(),
  countMax: z.number().int().min(1).max(VARIATIONS_MAX),
  typicalSeconds: z.number().positive(),
  price: z.strictObject({
    milliCredits: z.partialRecord(ResolutionName, z.number().int().positive()),
    audioPercent: Count,
    minimumCredits: Count,
  }),
  remoteName: z.string().min(1).optional(),
  cost: z
    .strictObject({
      usd: z.partialRecord(ResolutionName, z.number().min(0)),
      usdAtLeast: z.number().positive().optional(),
      audioPercent: Count.optional(),
      tokens: z
        .strictObject({
          input: z.number().min(0),
          output: z.number().min(0),
          thinking: z.number().min(0).optional(),
        })
        .optional(),
      workSecond: z.number().positive().optional(),
      source: z.string(),
      asOf: Day,
    })
    .optional(),
  remoteFields: z.record(z.string(), z.unknown()).optional(),
  remoteEndpoints: z.partialRecord(WorkflowName, z.unknown()).optional(),
  voices: z
    .array(
      z.strictObject({
        voice: z.string().min(1).max(VOICE_NAME_MAX),
        name: z.string().min(1),
        languages: z.array(LanguageName).optional(),
      }),
    )
    .optional(),
})

/** What services with a separate endpoint per type accept as their description. */
const ENDPOINTS: Record<string, z.ZodType> = {
  fal: Endpoint,
  replicate: Endpoint,
}

/** A whole row, as the registry needs it, and the constraints between its fields. */
export const CompleteRow: z.ZodType<ModelRow> = Row.superRefine((row, context) => {
  const refuse = (field: keyof ModelRow, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (row.workflowTypes.some((type) => WORKFLOWS[type].kind !== row.kind)) {
    refuse('workflowTypes', `these do not all make the kind ${row.kind}`)
  }
  // A video keeps its length when it gets subtitles.
  const isLengthChosen = row.workflowTypes.some((type) => !keepsLength(type))
  const isShown = row.kind === 'video' && row.status === 'active'
  if (isShown && isLengthChosen && row.durations.length === 0) {
    refuse('durations', 'a video needs at least one')
  }
  const unpaid = row.resolutions.find((name) => !row.price.milliCredits[name])
  if (row.status === 'active' && unpaid) refuse('price', `milliCredits has no ${unpaid}`)
  const described = ENDPOINTS[row.provider ?? '']
  for (const type of described ? row.workflowTypes : []) {
    const read = described?.safeParse(row.remoteEndpoints?.[type])
    const [issue] = read?.error?.issues ?? []
    const path = ['remoteEndpoints', type, ...(issue?.path ?? [])]
    if (issue) context.addIssue({ code: 'custom', path, message: issue.message })
  }
})

/** Defaults for the fields that an operator may omit from a new row. */
export const USUAL: Partial<ModelRow> = {
  isBuiltIn: false,
  status: 'active',
  retiresAt: null,
  successor: null,
  page: null,
  abilities: [],
  durations: [],
  fps: 0,
  audio: 'none',
  referenceImagesMax: 0,
  countMax: 1,
  typicalSeconds: 60,
}
