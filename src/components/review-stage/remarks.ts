import type { ReviewComment } from '@/contract/endpoints/reviews'

/** A comment with the number that links its pin and its text. */
export interface Remark<Comment extends ReviewComment = ReviewComment> {
  comment: Comment
  number: number
}

/** The comments on one creative, numbered in the order they were written. */
export const remarksOn = <Comment extends ReviewComment>(
  comments: readonly Comment[],
  creativeId: string,
): Remark<Comment>[] =>
  comments
    .filter(({ creative_id }) => creative_id === creativeId)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map((comment, place) => ({ comment, number: place + 1 }))
