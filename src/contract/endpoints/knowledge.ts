import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, Id, Timestamp } from '../fields.ts'
import { KNOWLEDGE_KINDS, KNOWLEDGE_TEXT_MAX, KNOWLEDGE_TITLE_MAX } from '../knowledge.ts'

const Line = z
  .string()
  .trim()
  .min(1)
  .max(KNOWLEDGE_TITLE_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

const KnowledgeFields = {
  title: Line,
  kind: z.enum(KNOWLEDGE_KINDS),
  /** Name of the file it came from. */
  file_name: Line.nullable(),
}

export const KnowledgeEntry = z.object({
  entry_id: Id,
  ...KnowledgeFields,
  /** Beginning of the text. */
  excerpt: z.string(),
  length: z.number().int(),
  changed_at: Timestamp,
})
export type KnowledgeEntry = z.infer<typeof KnowledgeEntry>

/** Keeps line breaks; of the other invisible characters, only tabs are allowed. */
const Text = z
  .string()
  .trim()
  .min(1)
  .max(KNOWLEDGE_TEXT_MAX)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'no control characters')

export const list = defineEndpoint({
  id: 'knowledge.list',
  method: 'GET',
  path: '/api/v1/auth/knowledge',
  access: 'user',
  summary: 'List what your current brand knows, newest first',
  failures: [],
  input: Empty,
  output: z.object({ entries: z.array(KnowledgeEntry) }),
})

export const facts = defineEndpoint({
  id: 'knowledge.facts',
  method: 'GET',
  path: '/api/v1/auth/knowledge/facts',
  access: 'user',
  summary:
    'List names, claims, and small print of your current brand as suggestions; none is printed unasked',
  failures: [],
  input: Empty,
  output: z.object({
    names: z.array(z.string()),
    claims: z.array(z.string()),
    legal: z.array(z.string()),
  }),
})
export type KnowledgeFacts = z.infer<typeof facts.output>

export const detail = defineEndpoint({
  id: 'knowledge.detail',
  method: 'GET',
  path: '/api/v1/auth/knowledge/{entryId}',
  access: 'user',
  summary: 'Get an entry with its text',
  failures: ['not_found'],
  input: z.object({ entryId: Id }),
  output: KnowledgeEntry.extend({ text: z.string() }),
})

export const save = defineEndpoint({
  id: 'knowledge.save',
  method: 'POST',
  path: '/api/v1/auth/knowledge',
  access: 'user',
  summary: 'Add an entry to your current brand, or change one',
  failures: [
    'not_permitted',
    'not_found',
    'brand_not_found',
    'changed_meanwhile',
    'knowledge_limit_reached',
  ],
  input: z.object({
    /** Id of the entry to change, along with the timestamp you saw. */
    entry_id: Id.optional(),
    seen_at: Timestamp.optional(),
    ...KnowledgeFields,
    text: Text,
  }),
  output: KnowledgeEntry,
  rateLimit: 'product',
})

export const remove = defineEndpoint({
  id: 'knowledge.remove',
  method: 'POST',
  path: '/api/v1/auth/knowledge/{entryId}/delete',
  access: 'user',
  summary: 'Delete an entry',
  failures: ['not_permitted', 'not_found'],
  input: z.object({ entryId: Id }),
  output: Done,
})
