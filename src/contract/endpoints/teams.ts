import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Empty, Id } from '../fields.ts'

export const CurrentContext = z.object({
  current_brand: z.object({ id: Id, name: z.string() }).nullable(),
  current_team: z.object({ id: Id, name: z.string(), current_user_role: z.string() }).nullable(),
  current_product: z
    .object({
      id: Id,
      name: z.string(),
      img_urls: z.array(z.string()),
      brand_id: Id,
      team_id: Id,
      target_audiences: z.array(z.string()),
    })
    .nullable(),
  new_user: z.boolean(),
})
export type CurrentContext = z.infer<typeof CurrentContext>

export const currentContext = defineEndpoint({
  id: 'teams.currentContext',
  method: 'GET',
  path: '/api/v1/auth/brands/current-context',
  access: 'user',
  summary: 'Brand, team and product the user works in',
  failures: [],
  input: Empty,
  output: CurrentContext,
})
