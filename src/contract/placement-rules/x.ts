import type { PlacementRule } from './placement-rule.ts'

const SOURCE = 'business.x.com creative-ad-specifications; xyzlab.com/x-ads-specs'
const TEXT = { post: { max: 280, linkCost: 23, wideCost: 2 }, website_title: { max: 70 } }

export const X_RULES: readonly PlacementRule[] = [
  {
    id: 'x.image',
    minPx: [800, 418],
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png'],
    maxBytes: 5_242_880,
    text: TEXT,
    source: SOURCE,
    confidence: 'official',
  },
  {
    id: 'x.video',
    minPx: [720, 720],
    maxPx: null,
    seconds: [0, 140],
    bestSeconds: [1, 15],
    fileTypes: ['mp4', 'mov'],
    maxBytes: 1_073_741_824,
    warnBytes: 31_457_280,
    text: TEXT,
    source: SOURCE,
    confidence: 'secondary',
  },
]
