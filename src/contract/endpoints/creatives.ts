import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../fields.ts'
import { TaskView } from './tasks.ts'

const text = z.string().max(2_000)
const texts = z.array(z.string().max(500)).max(100)

/** Creative save payload: exactly one of `image_creative` and `video_creative`. */
export const CreativeSave = z.object({
  log_id: Id,
  app_id: z.string().max(64).optional(),
  generation_method: z.literal('MY_CREATION'),
  app_snap: z
    .object({
      id: z.string().max(64),
      app_name: text,
      introduction: text,
      ad_goal: text,
      language: texts,
      ad_platforms: texts,
      core_selling_points: texts,
      target_regions: texts,
      target_user: texts,
    })
    .partial()
    .optional(),
  image_creative: z.object({ image_url: z.string().max(4_000) }).optional(),
  video_creative: z.object({ video_url: z.string().max(4_000) }).optional(),
})

export const save = defineEndpoint({
  id: 'creatives.save',
  method: 'POST',
  path: '/backend/auth/my-creative/create',
  access: 'user',
  summary: 'Keep a result as a creative of the team',
  failures: ['not_found'],
  input: CreativeSave,
  output: z.object({ creative_id: Id, created_at: Timestamp }),
})

export const log = defineEndpoint({
  id: 'creatives.log',
  method: 'GET',
  path: '/backend/auth/ad-creative-log/{id}',
  access: 'user',
  summary: 'Task detail behind a creative',
  failures: ['not_found'],
  input: z.object({ id: Id }),
  output: z.object({ log_id: Id, task: TaskView }),
})
