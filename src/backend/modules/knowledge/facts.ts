import { and, desc, eq, inArray } from 'drizzle-orm'
import { AD_TEXT_MAX, FEATURE_LENGTH_MAX } from '../../../contract/ad-words.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { KnowledgeKind } from '../../../contract/knowledge.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { findBrand } from '../brands/index.ts'
import { brandKnowledge } from './tables.ts'

type Facts = OutputOf<typeof contract.knowledge.facts>

/** The most lines offered for one field; nobody looks through more. */
const LINES_MAX = 60
const LENGTHS = {
  names: AD_TEXT_MAX.headline,
  claims: FEATURE_LENGTH_MAX,
  legal: AD_TEXT_MAX.legal,
} as const satisfies Partial<Record<KnowledgeKind, number>>

/** Lines of the brand's knowledge that may be printed, for a person to choose from. */
export async function showFacts({ db, actor }: CallContext<'user'>): Promise<Facts> {
  const brand = await findBrand(db, actor)
  const rows = brand
    ? await db
        .select({ kind: brandKnowledge.kind, text: brandKnowledge.text })
        .from(brandKnowledge)
        .where(
          and(
            eq(brandKnowledge.brandId, brand.id),
            inArray(brandKnowledge.kind, ['names', 'claims', 'legal']),
          ),
        )
        .orderBy(desc(brandKnowledge.id))
    : []
  const linesOf = (kind: keyof typeof LENGTHS) =>
    [...new Set(rows.filter((row) => row.kind === kind).flatMap(({ text }) => lines(text)))]
      .filter((line) => line.length <= LENGTHS[kind])
      .slice(0, LINES_MAX)
  return { names: linesOf('names'), claims: linesOf('claims'), legal: linesOf('legal') }
}

/** Splits a text into lines without their list markers. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '').trim())
    .filter(Boolean)

/** An entry as given to a text model. */
export interface KnownText {
  title: string
  kind: KnowledgeKind
  text: string
}

/** In characters; a language model reads this much next to a brief without losing sight of the brief. */
const MODEL_TEXT_MAX = 8_000

/** A brand's knowledge, newest first, as much as a text model gets. */
export async function knowledgeOfBrand(executor: Executor, brandId: string): Promise<KnownText[]> {
  const { title, kind, text } = brandKnowledge
  const rows = await executor
    .select({ title, kind, text })
    .from(brandKnowledge)
    .where(eq(brandKnowledge.brandId, brandId))
    .orderBy(desc(brandKnowledge.id))
  let room = MODEL_TEXT_MAX
  return rows.flatMap((row) => {
    const part = row.text.slice(0, Math.max(0, room))
    room -= part.length
    return part === '' ? [] : [{ ...row, text: part }]
  })
}
