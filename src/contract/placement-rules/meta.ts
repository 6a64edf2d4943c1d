import type { PlacementRule } from './placement-rule.ts'

const SOURCE =
  'xyzlab.com/meta-ads-specs; stish.app Meta knowledge base (2026-01-27); shotstack.io vertical-video-safe-zones (quotes Meta 14/35/6)'
const TEXT_A = {
  primary_text: { warn: 125, max: 2200 },
  headline: { warn: 27, max: 255 },
  description: { warn: 27, max: 255 },
}
const TEXT_B = { primary_text: { warn: 72, max: 2200 } }
const TEXT_C = { headline: { warn: 32, max: 255 } }

export const META_RULES: readonly PlacementRule[] = [
  {
    id: 'meta.feed.image',
    minPx: [600, 600],
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png'],
    maxBytes: 31_457_280,
    text: TEXT_A,
    source: SOURCE,
    confidence: 'secondary',
  },
  {
    id: 'meta.feed.video',
    minPx: [120, 120],
    maxPx: null,
    seconds: [1, 14460],
    bestSeconds: null,
    fileTypes: ['mp4', 'mov', 'gif'],
    maxBytes: 4_294_967_296,
    text: TEXT_A,
    source: SOURCE,
    confidence: 'secondary',
  },
  {
    id: 'meta.stories',
    minPx: [500, 888],
    maxPx: null,
    seconds: [1, 3600],
    bestSeconds: [1, 15],
    fileTypes: ['jpg', 'png', 'mp4', 'mov'],
    maxBytes: 4_294_967_296,
    imageMaxBytes: 31_457_280,
    ratioTolerance: 0.01,
    text: TEXT_B,
    source: SOURCE,
    confidence: 'secondary',
  },
  {
    id: 'meta.reels',
    minPx: [120, 120],
    maxPx: null,
    seconds: [1, 900],
    bestSeconds: [1, 15],
    fileTypes: ['mp4', 'mov'],
    maxBytes: 4_294_967_296,
    rightRail: { width: 0.21, fromTop: 0.6 },
    text: TEXT_B,
    source: SOURCE,
    confidence: 'secondary',
  },
  {
    id: 'meta.carousel',
    minPx: [600, 600],
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png', 'mp4', 'mov'],
    maxBytes: 4_294_967_296,
    imageMaxBytes: 31_457_280,
    text: TEXT_C,
    source: SOURCE,
    confidence: 'secondary',
  },
]
