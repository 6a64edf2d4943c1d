import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { Answers } from './answers.ts'
import { securityOf } from './security.ts'
import { EVER, needed, parameter, SESSION, text, uuid } from './stream-parts.ts'

const VERSION = needed('header', 'Tus-Resumable', 'Version of the protocol', {
  type: 'string',
  const: '1.0.0',
})
const UPLOAD = parameter('path', 'uploadId', 'The upload', uuid)
const size = (name: string, description: string) =>
  needed('header', name, description, { type: 'integer', minimum: 0 })

const refusal = (description: string) => ({
  description,
  content: { 'text/plain': { schema: text } },
})
const OTHER_VERSION = { '412': refusal('Another version of the protocol') }
const header = (name: string, description: string) => ({
  [name]: { description, schema: { type: 'string' as const } },
})
const OFFSET = header('Upload-Offset', 'Bytes that have arrived')

/** Reasons to refuse a file before its first byte. */
const ANNOUNCING = [
  'invalid_input',
  'unsupported_media',
  'media_too_large',
  'upload_quota_reached',
  'storage_full',
  'team_storage_full',
  'unavailable',
] as const

/** Uploads over tus 1.0: create, continue, ask for the offset, cancel. */
export function uploadPaths({ failuresOf }: Answers): ZodOpenApiPathsObject {
  const shared = { tags: ['uploads'], security: securityOf('visitor') }
  const failures = failuresOf([...SESSION, 'not_found', 'unavailable', ...EVER])
  return {
    [STREAMS.uploadFiles]: {
      post: {
        ...shared,
        operationId: 'uploads.create',
        summary: 'Announce a file; may bring its first bytes',
        parameters: [
          VERSION,
          size('Upload-Length', 'Size of the file'),
          parameter(
            ...(['header', 'Upload-Metadata'] as const),
            '`filename`, `filetype`, and `purpose watermark` for the watermark remover or `purpose voice` for an audio file; values in base64',
          ),
        ],
        responses: {
          '201': {
            description: 'Announced',
            headers: { ...header('Location', 'Where its bytes go'), ...OFFSET },
          },
          ...OTHER_VERSION,
          ...failuresOf([...SESSION, ...ANNOUNCING, ...EVER]),
        },
      },
    },
    [`${STREAMS.uploadFiles}/{uploadId}`]: {
      head: {
        ...shared,
        operationId: 'uploads.offset',
        summary: 'How much of a file has arrived',
        parameters: [UPLOAD, VERSION],
        responses: { '200': { description: 'So much', headers: OFFSET }, ...failures },
      },
      patch: {
        ...shared,
        operationId: 'uploads.append',
        summary: 'Send the bytes that follow',
        parameters: [UPLOAD, VERSION, size('Upload-Offset', 'Where they begin')],
        requestBody: {
          required: true,
          content: {
            'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } },
          },
        },
        responses: {
          '204': { description: 'Arrived', headers: OFFSET },
          '409': refusal('They do not begin where the file ends'),
          ...OTHER_VERSION,
          ...failures,
          ...failuresOf(['storage_full']),
        },
      },
      delete: {
        ...shared,
        operationId: 'uploads.giveUp',
        summary: 'Give an upload up',
        parameters: [UPLOAD, VERSION],
        responses: { '204': { description: 'Gone' }, ...OTHER_VERSION, ...failures },
      },
    },
  }
}
