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
  /** Null when it was made under another secret. */
  url: z.string().nullable(),
  creative_ids: z.array(Id),
  /** Null for an account that is no more. */
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
  summary: 'Make a link by which people outside your team look at creatives, or review them',
  failures: ['not_found', 'not_permitted'],
  input: z.object({
    kind: z.enum(LINK_KINDS),
    creative_ids: z.array(Id).min(1).max(SELECTION_MAX),
    /** What people outside read above it; may be empty. */
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
  summary: 'Links to creatives that were not closed, the latest first',
  failures: ['not_permitted'],
  /** Without a creative, all of the team. */
  input: z.object({ creative_id: Id.optional() }),
  output: z.object({ links: z.array(CreativeLink) }),
})

export const closeLink = defineEndpoint({
  id: 'reviews.closeLink',
  method: 'POST',
  path: '/api/v1/auth/creative-links/{linkId}/close',
  access: 'user',
  summary: 'Close a link for good; what was said by it stays',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ linkId: Id }),
  output: Done,
})

/** The secret of a link. It travels in bodies alone: an address is written into logs. */
const LinkToken = z.string().trim().min(1).max(64)

/** A creative as people outside the team see it: nothing of how it was made. */
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
  summary: 'What a link to look at shows',
  failures: ['shared_link_closed'],
  input: z.object({ token: LinkToken }),
  output: SharedCreatives,
  rateLimit: 'openLink',
})

/** A place on a picture or on the frame of a video, in parts of its width and height. */
export const Point = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const ReviewComment = z.object({
  comment_id: Id,
  creative_id: Id,
  /** As the guest called themselves; a name of the team for a colleague. */
  author: z.string(),
  is_team: z.boolean(),
  /** Written from this browser or by you: you may change and delete it. */
  is_own: z.boolean(),
  text: z.string(),
  point: Point.nullable(),
  /** Second of the video it is about. */
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
  /** Who asks; null for an account that is no more. */
  asked_by: z.string().nullable(),
  expires_at: Timestamp,
  creatives: z.array(ShownCreative),
  /** The earliest first. */
  comments: z.array(ReviewComment),
  /** The last one of each person on each creative. */
  decisions: z.array(ReviewDecision),
  /** Your name in the team, where you are in it: nobody asks you for one. */
  team_member: z.string().nullable(),
})
export type Review = z.infer<typeof Review>

export const open = defineEndpoint({
  id: 'reviews.open',
  method: 'POST',
  path: '/api/v1/reviews/open',
  access: 'public',
  summary: 'What a review link asks about, and what was said so far',
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
  summary: 'Say something about a creative, a place in it, or a second of it',
  failures: ['shared_link_closed', 'not_found'],
  input: z.object({
    token: LinkToken,
    creative_id: Id,
    /** Not read from people of the team: they have a name. */
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
  summary: 'Change a comment of yours',
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
  summary: 'Delete a comment of yours',
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
  summary: 'Approve a creative, or ask for changes',
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
  /** Of all its links, the latest first. */
  comments: z.array(
    ReviewComment.extend({
      /** Title of the link it came by. */
      link_title: z.string(),
      resolved_by: z.string().nullable(),
    }),
  ),
  /** Every one ever made, the latest first: who approved when. */
  decisions: z.array(ReviewDecision.omit({ is_own: true }).extend({ link_title: z.string() })),
})
export type CreativeReview = z.infer<typeof CreativeReview>

export const ofCreative = defineEndpoint({
  id: 'reviews.ofCreative',
  method: 'GET',
  path: '/api/v1/auth/creatives/{creativeId}/review',
  access: 'user',
  summary: 'What was said and decided about a creative, by all of its links',
  failures: ['not_found'],
  input: z.object({ creativeId: Id }),
  output: CreativeReview,
})

export const resolveComment = defineEndpoint({
  id: 'reviews.resolveComment',
  method: 'POST',
  path: '/api/v1/auth/review-comments/{commentId}/resolve',
  access: 'user',
  summary: 'Mark a comment as dealt with, or open it again',
  failures: ['not_found'],
  input: z.object({ commentId: Id, is_resolved: z.boolean() }),
  output: Done,
})

export const ReviewNews = z.object({
  /** The latest first; nothing of your colleagues. */
  news: z.array(
    z.object({
      news_id: Id,
      kind: z.enum(['comment', ...REVIEW_DECISIONS]),
      creative_id: Id,
      /** Name of the creative, else the title of the link; may be empty. */
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
  summary: 'What guests said about creatives of your team in the last 30 days',
  failures: [],
  input: Empty,
  output: ReviewNews,
})

export const markNewsSeen = defineEndpoint({
  id: 'reviews.markNewsSeen',
  method: 'POST',
  path: '/api/v1/auth/review-news/seen',
  access: 'user',
  summary: 'Nothing up to this instant is new to you any more',
  failures: [],
  input: z.object({ up_to: Timestamp }),
  output: Done,
})
