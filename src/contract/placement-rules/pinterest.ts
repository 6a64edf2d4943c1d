import type { PlacementRule } from './placement-rule.ts'

const SOURCE_A = 'help.pinterest.com/en/business/article/pinterest-product-specs'
const SOURCE_B = 'xyzlab.com/pinterest-ads-specs'
const TEXT = { title: { max: 100, warn: 40, warnCjk: 30 }, description: { max: 500 } }

export const PINTEREST_RULES: readonly PlacementRule[] = [
  {
    id: 'pinterest.image',
    minPx: null,
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png'],
    maxBytes: 33_554_432,
    warnBytes: 20_971_520,
    text: TEXT,
    source: SOURCE_A,
    confidence: 'official',
  },
  {
    id: 'pinterest.video',
    minPx: null,
    maxPx: null,
    seconds: [4, 900],
    bestSeconds: [6, 15],
    fileTypes: ['mp4', 'mov', 'm4v'],
    maxBytes: 2_147_483_648,
    text: TEXT,
    source: SOURCE_A,
    confidence: 'official',
  },
  {
    id: 'pinterest.carousel',
    minPx: null,
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png'],
    maxBytes: 20_971_520,
    text: TEXT,
    source: SOURCE_B,
    confidence: 'secondary',
  },
]
