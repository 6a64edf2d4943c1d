import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Answers } from './answers.ts'
import { securityOf } from './security.ts'
import { bytes, done, EVER, needed, parameter, uuid } from './stream-parts.ts'

const SIGNED: readonly ErrorCode[] = ['not_found', 'address_expired', ...EVER]

const RANGE = parameter('header', 'Range', 'Part of the file, `bytes=0-1023`')
const EXPIRY = needed('query', 'exp', 'When the address ends, in seconds since 1970', {
  type: 'integer',
})
const SIGNATURE = needed('query', 'sig', 'Signature of the address')

const file = (description: string) => ({
  ...done(description, '*/*'),
  '206': { description: 'The part asked for', content: { '*/*': { schema: bytes } } },
  '304': { description: 'The caller has it already' },
  '416': { description: 'The file is shorter than that' },
})

/** Files at signed URLs, and those of the gallery's examples. */
export function mediaPaths({ failuresOf }: Answers): ZodOpenApiPathsObject {
  const media = (operation: Omit<ZodOpenApiOperationObject, 'tags'>) => ({
    tags: ['media'],
    security: securityOf('public'),
    ...operation,
  })
  return {
    [STREAMS.media]: {
      get: media({
        operationId: 'media.file',
        summary: 'A stored file, or a small picture of it, by signed address',
        parameters: [
          parameter('path', 'fileId', 'The file', uuid),
          parameter('path', 'variant', 'The file itself, or a picture of it', {
            type: 'string',
            enum: ['original', 'thumb', 'preview'],
          }),
          ...[EXPIRY, SIGNATURE, RANGE],
        ],
        responses: { ...file('The file'), ...failuresOf(SIGNED) },
      }),
    },
    [STREAMS.examples]: {
      get: media({
        operationId: 'media.example',
        summary: 'A file of an example of the gallery',
        parameters: [parameter('path', 'name', 'Name of the file'), RANGE],
        responses: { ...file('The file'), ...failuresOf(['not_found', ...EVER]) },
      }),
    },
    [STREAMS.download]: {
      get: media({
        operationId: 'media.download',
        summary: 'A stored file as a download',
        parameters: [
          needed('query', 'url', 'Signed address of the file, as a reply gave it'),
          parameter('query', 'name', 'Name that is wished for, without its ending'),
          RANGE,
        ],
        responses: { ...file('The file'), ...failuresOf(['link_refused', ...SIGNED]) },
      }),
    },
    [STREAMS.archive]: {
      get: media({
        operationId: 'media.archive',
        summary: 'Several results as one ZIP archive, by the address of `gallery.archive`',
        parameters: [needed('query', 'files', 'Which files'), EXPIRY, SIGNATURE],
        responses: { ...done('The archive', 'application/zip'), ...failuresOf(SIGNED) },
      }),
    },
    [STREAMS.exportPack]: {
      get: media({
        operationId: 'media.exportPack',
        summary: 'Files of an export pack as one ZIP archive, by the address that the pack has',
        parameters: [needed('query', 'pack', 'Which pack'), EXPIRY, SIGNATURE],
        responses: { ...done('The archive', 'application/zip'), ...failuresOf(SIGNED) },
      }),
    },
    [STREAMS.dataExport]: {
      get: media({
        operationId: 'media.dataExport',
        summary: 'What is kept of somebody, by the address of `personalData.export`',
        parameters: [needed('query', 'user', 'Whose data'), EXPIRY, SIGNATURE],
        responses: { ...done('The archive', 'application/zip'), ...failuresOf(SIGNED) },
      }),
    },
  }
}
