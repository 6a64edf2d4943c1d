import type { PlacementRule } from './placement-rule.ts'

const SOURCE = 'forbusiness.snapchat.com ad-specs; audiencex.com; odysseymediagroup.co.uk'
const TEXT_A = { brand: { max: 25 }, headline: { max: 34 } }
const TEXT_B = { headline: { max: 55 }, brand: { max: 25 } }

export const SNAPCHAT_RULES: readonly PlacementRule[] = [
  {
    id: 'snapchat.single',
    minPx: [720, 1280],
    maxPx: null,
    seconds: [3, 180],
    bestSeconds: [3, 6],
    fileTypes: ['mp4', 'mov', 'jpg', 'png'],
    maxBytes: 1_073_741_824,
    imageMaxBytes: 5_242_880,
    text: TEXT_A,
    source: SOURCE,
    confidence: 'official (format), secondary (buffer, sizes)',
  },
  {
    id: 'snapchat.story.tile',
    minPx: null,
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['png'],
    maxBytes: 2_097_152,
    text: TEXT_B,
    source: SOURCE,
    confidence: 'secondary',
  },
]
