import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/**
 * Who may call: everyone, everyone with a visitor record, signed-in users only, or operators only. For
 * everyone else, operator endpoints do not exist.
 */
export type Access = 'public' | 'visitor' | 'user' | 'operator'

/**
 * One call of the product API, declared once: the embedded API mounts it, the client calls it, and the
 * OpenAPI document and the contract tests are generated from it. `input` is flat: fields named in `path`
 * travel there, the rest in the query (GET) or the body (POST).
 */
export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Caller extends Access = Access,
> {
  /** Operation id in the API document. Clients are generated from it, so it stays when our own name changes. */
  id: string
  method: 'GET' | 'POST'
  path: `/${string}`
  access: Caller
  summary: string
  /** Error codes specific to this call, besides those any call of its kind can return (wrong input, no session …). */
  failures: readonly ErrorCode[]
  input: Input
  output: Output
  /** Name of the limit in `backend/http/rate-limits.ts`; the general one applies without it. */
  rateLimit?: string
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export function defineEndpoint<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Caller extends Access,
>(endpoint: Endpoint<Input, Output, Caller>): Endpoint<Input, Output, Caller> {
  return endpoint
}

/** Names of the `{parameters}` in an endpoint's path, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
