/** Purpose of a link to creatives. `share`: view only. `review`: guests also comment and decide. */
export const LINK_KINDS = ['share', 'review'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const REVIEW_DECISIONS = ['approved', 'changes_requested'] as const
export type ReviewDecisionName = (typeof REVIEW_DECISIONS)[number]
