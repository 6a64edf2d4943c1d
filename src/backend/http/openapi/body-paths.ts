import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { TeamFont } from '../../../contract/endpoints/brands.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { type Answers, Success } from './answers.ts'
import { securityOf } from './security.ts'
import { EVER, parameter, SESSION } from './stream-parts.ts'

const UploadedFont = z
  .intersection(Success, z.object({ data: TeamFont }))
  .meta({ id: 'UploadedFont' })
const ReadPdf = z
  .intersection(Success, z.object({ data: z.object({ text: z.string(), is_cut: z.boolean() }) }))
  .meta({ id: 'ReadPdf' })

const requestBody = {
  required: true,
  content: {
    'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } },
  },
}

/** Endpoints whose whole request body is a file. */
export const bodyPaths = ({ failuresOf }: Answers): ZodOpenApiPathsObject => ({
  [STREAMS.brandFont]: {
    post: {
      operationId: 'brands.uploadFont',
      tags: ['brands'],
      security: securityOf('user'),
      summary: "Upload a typeface of the team's own: WOFF2, TTF or OTF, at most 5 MB",
      parameters: [parameter('query', 'file_name', 'How the file is called')],
      requestBody,
      responses: {
        '200': {
          description: 'The typeface',
          content: { 'application/json': { schema: UploadedFont } },
        },
        ...failuresOf([
          ...SESSION,
          ...(['not_permitted', 'font_unreadable', 'font_restricted'] as const),
          ...(['fonts_limit_reached', 'media_too_large', 'storage_full'] as const),
          ...EVER,
        ]),
      },
    },
  },
  [STREAMS.knowledgePdf]: {
    post: {
      operationId: 'knowledge.readPdf',
      tags: ['knowledge'],
      security: securityOf('user'),
      summary: 'Words of a PDF of at most 20 MB, to be saved as knowledge; the file is not kept',
      requestBody,
      responses: {
        '200': {
          description: 'Its first 20,000 characters; `is_cut` when there are more',
          content: { 'application/json': { schema: ReadPdf } },
        },
        ...failuresOf([
          ...SESSION,
          ...(['not_permitted', 'pdf_protected', 'pdf_without_text', 'pdf_unreadable'] as const),
          ...(['media_too_large', 'storage_full'] as const),
          ...EVER,
        ]),
      },
    },
  },
})
