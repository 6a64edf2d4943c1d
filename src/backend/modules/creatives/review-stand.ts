import type { ReviewDecisionName } from '../../../contract/review-words.ts'

interface Decided {
  creativeId: string
  userId: string | null
  visitorId: string | null
  decision: ReviewDecisionName
}

/** Each person's last decision on each creative, from decisions in chronological order. */
export function lastDecisions<Row extends Decided>(decisions: readonly Row[]): Row[] {
  const last = new Map<string, Row>()
  for (const row of decisions) {
    const key = [row.creativeId, row.userId, row.visitorId].join(' ')
    // Reinsert at the end, so that the order stays chronological.
    last.delete(key)
    last.set(key, row)
  }
  return [...last.values()]
}

/** The overall verdict: one request for changes outweighs any number of approvals. */
export function standOf(decisions: readonly Decided[]): ReviewDecisionName | null {
  const last = lastDecisions(decisions)
  if (last.some(({ decision }) => decision === 'changes_requested')) return 'changes_requested'
  return last.length > 0 ? 'approved' : null
}
