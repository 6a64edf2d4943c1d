/* Descriptions shared by calls that return bytes or a stream. */
import type { ErrorCode } from '../../../contract/error-codes.ts'

type Codes = readonly ErrorCode[]
type Schema = { type: 'string' | 'integer'; [key: string]: unknown }
type Place = 'path' | 'query' | 'header'

export const SESSION: Codes = ['not_signed_in', 'session_expired', 'session_revoked']
export const EVER: Codes = ['too_many_requests', 'internal']

export const text: Schema = { type: 'string' }
export const uuid: Schema = { type: 'string', format: 'uuid' }
export const bytes = { type: 'string', format: 'binary' } as const

export const parameter = (
  place: Place,
  name: string,
  description: string,
  schema: Schema = text,
) => ({
  in: place,
  name,
  description,
  schema,
  required: place === 'path',
})
export const needed = (place: Place, name: string, description: string, schema?: Schema) => ({
  ...parameter(place, name, description, schema),
  required: true,
})

export const done = (description: string, contentType: string) => ({
  '200': { description, content: { [contentType]: { schema: bytes } } },
})
