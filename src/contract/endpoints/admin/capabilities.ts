import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Empty } from '../../fields.ts'
import { CapabilityName } from '../models.ts'

export const AdminCapability = z.object({
  name: CapabilityName,
  /** Whether it is available to people. */
  is_there: z.boolean(),
  /** Settings it needs; empty when it needs none, or only an enabled model. */
  settings: z.array(z.string()),
  /** Whether any one of the settings is enough. */
  is_one_enough: z.boolean().default(false),
})
export type AdminCapability = z.infer<typeof AdminCapability>

export const capabilities = defineEndpoint({
  id: 'admin.capabilities',
  method: 'GET',
  path: '/api/v1/admin/capabilities',
  access: 'operator',
  summary: 'List what this installation can do, and what is missing for the rest',
  failures: [],
  input: Empty,
  output: z.object({ capabilities: z.array(AdminCapability) }),
})
