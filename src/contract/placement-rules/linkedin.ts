import type { PlacementRule } from './placement-rule.ts'

const SOURCE_A = 'thebrief.ai; ntooitive.com; LinkedIn help a424737 (stored mirror, 500 MB)'
const SOURCE_B = 'avadel.agency; marketingskills platform-specs (2026-07-22)'
const TEXT_A = {
  intro: { warn: 150, max: 600 },
  headline: { warn: 70, max: 200 },
  description: { warn: 70, max: 300 },
}
const TEXT_B = { intro: { warn: 150, max: 255 }, card_headline: { max: 45 } }

export const LINKEDIN_RULES: readonly PlacementRule[] = [
  {
    id: 'linkedin.image',
    minPx: [360, 360],
    maxPx: [7680, 4320],
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png', 'gif'],
    maxBytes: 5_242_880,
    text: TEXT_A,
    source: SOURCE_A,
    confidence: 'secondary',
  },
  {
    id: 'linkedin.video',
    minPx: [360, 360],
    maxPx: [1920, 1920],
    seconds: [3, 1800],
    bestSeconds: [3, 15],
    fileTypes: ['mp4'],
    maxBytes: 524_288_000,
    minBytes: 76_800,
    warnBytes: 209_715_200,
    text: TEXT_A,
    source: SOURCE_A,
    confidence: 'official mirror',
  },
  {
    id: 'linkedin.carousel',
    minPx: null,
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png', 'gif'],
    maxBytes: 10_485_760,
    text: TEXT_B,
    source: SOURCE_B,
    confidence: 'secondary',
  },
]
