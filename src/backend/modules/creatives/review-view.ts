import type { ReviewComment, ReviewDecision } from '../../../contract/endpoints/reviews.ts'
import type { Actor } from '../../caller.ts'
import { isBy } from './reviewer.ts'
import type { reviewComments, reviewDecisions } from './tables.ts'

export type CommentRow = typeof reviewComments.$inferSelect
export type DecisionRow = typeof reviewDecisions.$inferSelect

export const commentView = (actor: Actor, row: CommentRow): ReviewComment => ({
  comment_id: row.id,
  creative_id: row.creativeId,
  author: row.author,
  is_team: row.isTeam,
  is_own: isBy(actor, row),
  text: row.text,
  point: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
  seconds: row.seconds,
  is_edited: row.editedAt !== null,
  is_resolved: row.resolvedAt !== null,
  created_at: row.createdAt.toISOString(),
})

export const decisionView = (actor: Actor, row: DecisionRow): ReviewDecision => ({
  decision_id: row.id,
  creative_id: row.creativeId,
  author: row.author,
  is_own: isBy(actor, row),
  decision: row.decision,
  decided_at: row.createdAt.toISOString(),
})
