import type { ReviewDecisionName } from '../../../contract/review-words.ts'

interface Decided {
  creativeId: string
  userId: string | null
  visitorId: string | null
  decision: ReviewDecisionName
}

/** Of decisions in the order they were made, the last one of each person on each creative. */
export function lastDecisions<Row extends Decided>(decisions: readonly Row[]): Row[] {
  const last = new Map<string, Row>()
  for (const row of decisions) {
    const key = [row.creativeId, row.userId, row.visitorId].join(' ')
    // Behind those that were made before it.
    last.delete(key)
    last.set(key, row)
  }
  return [...last.values()]
}

/** What people want together: one wish for changes outweighs every approval. */
export function standOf(decisions: readonly Decided[]): ReviewDecisionName | null {
  const last = lastDecisions(decisions)
  if (last.some(({ decision }) => decision === 'changes_requested')) return 'changes_requested'
  return last.length > 0 ? 'approved' : null
}
