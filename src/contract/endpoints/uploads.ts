import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_LINK } from '../failure-groups.ts'
import { Done, Id, Timestamp } from '../fields.ts'
import { MEDIA_KINDS, SEEN_KINDS } from '../media-kind.ts'

export const UploadView = z.object({
  upload_id: Id,
  status: z.enum(['receiving', 'checking', 'ready', 'refused']),
  file_name: z.string(),
  kind: z.enum(MEDIA_KINDS).nullable(),
  mime_type: z.string().nullable(),
  size_bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  duration_seconds: z.number().nullable(),
  has_audio: z.boolean(),
  url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  /** Why the file was refused. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: Timestamp,
})
export type UploadView = z.infer<typeof UploadView>

export const detail = defineEndpoint({
  id: 'uploads.detail',
  method: 'GET',
  path: '/backend/auth/upload/{uploadId}',
  access: 'visitor',
  summary: 'Get an upload’s state; files arrive over tus at /backend/auth/upload/files',
  failures: ['not_found'],
  input: z.object({ uploadId: Id }),
  output: UploadView,
})

export const recent = defineEndpoint({
  id: 'uploads.recent',
  method: 'GET',
  path: '/backend/auth/uploads',
  access: 'user',
  summary: 'List your latest reusable pictures or videos, each once',
  failures: [],
  input: z.object({ kind: z.enum(SEEN_KINDS) }),
  output: z.object({ uploads: z.array(UploadView) }),
})

export const fromLink = defineEndpoint({
  id: 'uploads.fromLink',
  method: 'POST',
  path: '/backend/auth/upload/link',
  access: 'user',
  summary: 'Fetch a picture or video from a public URL into your uploads',
  failures: OF_LINK,
  input: z.object({ url: z.string().trim().max(2_000) }),
  output: UploadView,
  rateLimit: 'link',
})

export const remove = defineEndpoint({
  id: 'uploads.remove',
  method: 'POST',
  path: '/backend/auth/upload/delete/{uploadId}',
  access: 'visitor',
  summary: 'Delete an upload that no task uses',
  failures: ['not_found'],
  input: z.object({ uploadId: Id }),
  output: Done,
  rateLimit: 'general',
})
