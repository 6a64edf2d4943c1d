import type { Access } from '../../../contract/endpoint.ts'
import { VISITOR_HEADER } from '../../../contract/headers.ts'

export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Access token of a session, bare or after `Bearer`',
  },
  visitorToken: {
    type: 'apiKey',
    in: 'header',
    name: VISITOR_HEADER,
    description: 'Secret of a visitor record, for people without an account',
  },
} as const

type Requirement = Record<string, string[]>

const USER: Requirement = { accessToken: [] }
const VISITOR: Requirement = { visitorToken: [] }
const ANYBODY: Requirement = {}

const BY_ACCESS: Record<Access, Requirement[]> = {
  operator: [USER],
  user: [USER],
  visitor: [USER, VISITOR],
  public: [],
}

/** Public, but they show more to callers who identify themselves. */
const WELCOME: Record<string, Requirement[]> = {
  'gallery.item': [USER, ANYBODY],
  'visitors.freeCheck': [VISITOR, ANYBODY],
  'watermark.detail': [USER, VISITOR, ANYBODY],
  'watermark.cancel': [USER, ANYBODY],
  'watermark.remove': [USER, ANYBODY],
}

/** An endpoint's access as an OpenAPI security requirement; `id` is the endpoint's id in the contract. */
export const securityOf = (access: Access, id = ''): Requirement[] =>
  WELCOME[id] ?? BY_ACCESS[access]
