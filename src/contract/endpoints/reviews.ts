import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, Id, Timestamp } from '../fields.ts'
import { isAmong } from '../keys-of.ts'
import {
  CREATIVE_NAME_MAX,
  LINK_DAYS,
  LINK_DAYS_DEFAULT,
  REVIEW_COMMENT_MAX,
  REVIEWER_NAME_MAX,
  SELECTION_MAX,
} from '../limits.ts'
import { LINK_KINDS, REVIEW_DECISIONS } from '../review-words.ts'
import { Creative } from './creatives.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

export const CreativeLink = z.object({
  link_id: Id,
  kind: z.enum(LINK_KINDS),
  title: z.string(),
  /** Null when it was made under another secret key. */
  url: z.string().nullable(),
  creative_ids: z.array(Id),
  /** Null for a deleted account. */
  created_by: z.string().nullable(),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_expired: z.boolean(),
})
export type CreativeLink = z.infer<typeof CreativeLink>

const isLinkDays = (days: number) => isAmong(LINK_DAYS, days)

export const createLink = defineEndpoint({
  id: 'reviews.createLink',
  method: 'POST',
  path: '/api/v1/auth/creative-links',
  access: 'user',
  summary: 'Make a link for people outside your team to view or review creatives',
  failures: ['not_found', 'not_permitted'],
  input: z.object({
    kind: z.enum(LINK_KINDS),
    creative_ids: z.array(Id).min(1).max(SELECTION_MAX),
    /** Heading that people outside see; may be empty. */
    title: line(CREATIVE_NAME_MAX),
    days: z.number().refine(isLinkDays).default(LINK_DAYS_DEFAULT),
  }),
  output: CreativeLink,
  rateLimit: 'creativeLink',
})

export const listLinks = defineEndpoint({
  id: 'reviews.listLinks',
  method: 'GET',
  path: '/api/v1/auth/creative-links',
  access: 'user',
  summary: 'List open links to creatives, newest first',
  failures: ['not_permitted'],
  /** Without a creative, all of the team's links. */
  input: z.object({ creative_id: Id.optional() }),
  output: z.object({ links: z.array(CreativeLink) }),
})

export const closeLink = defineEndpoint({
  id: 'reviews.closeLink',
  method: 'POST',
  path: '/api/v1/auth/creative-links/{linkId}/close',
  access: 'user',
  summary: 'Close a link for good; its comments and decisions stay',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ linkId: Id }),
  output: Done,
})

/** The secret of a link. Only sent in request bodies, since URLs end up in logs. */
const LinkToken = z.string().trim().min(1).max(64)

/** A creative as people outside the team see it: nothing about how it was made. */
export const ShownCreative = Creative.pick({
  creative_id: true,
  name: true,
  kind: true,
  mime_type: true,
  width: true,
  height: true,
  size_bytes: true,
  duration_seconds: true,
  has_audio: true,
  average_color: true,
  url: true,
  thumbnail_url: true,
  preview_url: true,
})
export type ShownCreative = z.infer<typeof ShownCreative>

export const SharedCreatives = z.object({
  title: z.string(),
  expires_at: Timestamp,
  creatives: z.array(ShownCreative),
})
export type SharedCreatives = z.infer<typeof SharedCreatives>

export const openShared = defineEndpoint({
  id: 'reviews.openShared',
  method: 'POST',
  path: '/api/v1/shared/open',
  access: 'public',
  summary: 'Open a view-only link',
  failures: ['shared_link_closed'],
  input: z.object({ token: LinkToken }),
  output: SharedCreatives,
  rateLimit: 'openLink',
})

/** A point on a picture or a video frame, as fractions of its width and height. */
export const Point = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const ReviewComment = z.object({
  comment_id: Id,
  creative_id: Id,
  /** The guest's chosen name, or a colleague's name in the team. */
  author: z.string(),
  is_team: z.boolean(),
  /** Written from this browser or by you: you may edit and delete it. */
  is_own: z.boolean(),
  text: z.string(),
  point: Point.nullable(),
  /** Second of the video it refers to. */
  seconds: z.number().nullable(),
  is_edited: z.boolean(),
  is_resolved: z.boolean(),
  created_at: Timestamp,
})
export type ReviewComment = z.infer<typeof ReviewComment>

export const ReviewDecision = z.object({
  decision_id: Id,
  creative_id: Id,
  author: z.string(),
  is_own: z.boolean(),
  decision: z.enum(REVIEW_DECISIONS),
  decided_at: Timestamp,
})
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const Review = z.object({
  title: z.string(),
  team_name: z.string(),
  /** Who asks for the review; null for a deleted account. */
  asked_by: z.string().nullable(),
  expires_at: Timestamp,
  creatives: z.array(ShownCreative),
  /** Oldest first. */
  comments: z.array(ReviewComment),
  /** Each person's latest decision on each creative. */
  decisions: z.array(ReviewDecision),
  /** Your name in the team, if you are a member: you need not enter one. */
  team_member: z.string().nullable(),
})
export type Review = z.infer<typeof Review>

export const open = defineEndpoint({
  id: 'reviews.open',
  method: 'POST',
  path: '/api/v1/reviews/open',
  access: 'public',
  summary: 'Open a review link, with the comments and decisions so far',
  failures: ['shared_link_closed'],
  input: z.object({ token: LinkToken }),
  output: Review,
  rateLimit: 'openLink',
})

const ReviewerName = line(REVIEWER_NAME_MAX).min(1)
/** Lines of plain text. */
const CommentText = z
  .string()
  .trim()
  .min(1)
  .max(REVIEW_COMMENT_MAX)
  .regex(/^[^\p{Cs}\0]*$/u, 'no broken characters')

export const comment = defineEndpoint({
  id: 'reviews.comment',
  method: 'POST',
  path: '/api/v1/reviews/comments',
  access: 'visitor',
  summary: 'Comment on a creative, a point in it, or a second of it',
  failures: ['shared_link_closed', 'not_found'],
  input: z.object({
    token: LinkToken,
    creative_id: Id,
    /** Ignored for people in the team, whose name is known. */
    name: ReviewerName,
    text: CommentText,
    point: Point.nullable().default(null),
    seconds: z.number().min(0).max(86_400).nullable().default(null),
  }),
  output: ReviewComment,
  rateLimit: 'reviewWrite',
})

export const editComment = defineEndpoint({
  id: 'reviews.editComment',
  method: 'POST',
  path: '/api/v1/reviews/comments/edit',
  access: 'visitor',
  summary: 'Edit one of your comments',
  failures: ['shared_link_closed', 'not_found'],
  input: z.object({ token: LinkToken, comment_id: Id, text: CommentText }),
  output: ReviewComment,
  rateLimit: 'reviewWrite',
})

export const deleteComment = defineEndpoint({
  id: 'reviews.deleteComment',
  method: 'POST',
  path: '/api/v1/reviews/comments/delete',
  access: 'visitor',
  summary: 'Delete one of your comments',
  failures: ['shared_link_closed', 'not_found'],
  input: z.object({ token: LinkToken, comment_id: Id }),
  output: Done,
  rateLimit: 'reviewWrite',
})

export const decide = defineEndpoint({
  id: 'reviews.decide',
  method: 'POST',
  path: '/api/v1/reviews/decisions',
  access: 'visitor',
  summary: 'Approve a creative, or request changes',
  failures: ['shared_link_closed', 'not_found'],
  input: z.object({
    token: LinkToken,
    creative_id: Id,
    name: ReviewerName,
    decision: z.enum(REVIEW_DECISIONS),
  }),
  output: ReviewDecision,
  rateLimit: 'reviewWrite',
})

export const CreativeReview = z.object({
  /** From all its links, newest first. */
  comments: z.array(
    ReviewComment.extend({
      /** Title of the link it was made through. */
      link_title: z.string(),
      resolved_by: z.string().nullable(),
    }),
  ),
  /** Every decision ever made, newest first: who approved when. */
  decisions: z.array(ReviewDecision.omit({ is_own: true }).extend({ link_title: z.string() })),
})
export type CreativeReview = z.infer<typeof CreativeReview>

export const ofCreative = defineEndpoint({
  id: 'reviews.ofCreative',
  method: 'GET',
  path: '/api/v1/auth/creatives/{creativeId}/review',
  access: 'user',
  summary: 'Get all comments and decisions about a creative, from all its links',
  failures: ['not_found'],
  input: z.object({ creativeId: Id }),
  output: CreativeReview,
})

export const resolveComment = defineEndpoint({
  id: 'reviews.resolveComment',
  method: 'POST',
  path: '/api/v1/auth/review-comments/{commentId}/resolve',
  access: 'user',
  summary: 'Resolve a comment, or reopen it',
  failures: ['not_found'],
  input: z.object({ commentId: Id, is_resolved: z.boolean() }),
  output: Done,
})

export const ReviewNews = z.object({
  /** Newest first; nothing from your colleagues. */
  news: z.array(
    z.object({
      news_id: Id,
      kind: z.enum(['comment', ...REVIEW_DECISIONS]),
      creative_id: Id,
      /** Name of the creative, else title of the link; may be empty. */
      about: z.string(),
      author: z.string(),
      /** Null for a decision. */
      text: z.string().nullable(),
      is_new: z.boolean(),
      at: Timestamp,
    }),
  ),
})
export type ReviewNews = z.infer<typeof ReviewNews>

export const news = defineEndpoint({
  id: 'reviews.news',
  method: 'GET',
  path: '/api/v1/auth/review-news',
  access: 'user',
  summary: 'List guests’ comments and decisions about your team’s creatives in the last 30 days',
  failures: [],
  input: Empty,
  output: ReviewNews,
})

export const markNewsSeen = defineEndpoint({
  id: 'reviews.markNewsSeen',
  method: 'POST',
  path: '/api/v1/auth/review-news/seen',
  access: 'user',
  summary: 'Mark everything up to this instant as seen',
  failures: [],
  input: z.object({ up_to: Timestamp }),
  output: Done,
})
