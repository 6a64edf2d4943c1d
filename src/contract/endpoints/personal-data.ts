import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Empty, Timestamp } from '../fields.ts'

export const exportData = defineEndpoint({
  id: 'personalData.export',
  method: 'POST',
  path: '/api/v1/auth/account/export',
  access: 'user',
  summary: 'Get the URL of a copy of your data, valid for a few minutes',
  failures: ['confirm_needed'],
  input: Empty,
  output: z.object({ url: z.url(), expires_at: Timestamp }),
  rateLimit: 'dataExport',
})

export const deleteAccount = defineEndpoint({
  id: 'personalData.deleteAccount',
  method: 'POST',
  path: '/api/v1/auth/account/delete',
  access: 'user',
  summary: 'Schedule the deletion of your account; signing in before then cancels it',
  failures: ['confirm_needed', 'owner_stays', 'payment_unavailable'],
  input: Empty,
  output: z.object({ deletion_due_at: Timestamp }),
  rateLimit: 'accountChange',
})
