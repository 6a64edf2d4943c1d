import type { PlacementRule } from './placement-rule.ts'

const SOURCE =
  'ads.tiktok.com/help TikTok Auction In-Feed Ads (Oct 2024); consumeracquisition.com (text by script)'
const TEXT = {
  ad_text: { max: 100, maxCjk: 50 },
  brand_name: { min: 2, max: 20, maxCjk: 10 },
  app_name: { min: 4, max: 40, maxCjk: 20 },
}

export const TIKTOK_RULES: readonly PlacementRule[] = [
  {
    id: 'tiktok.infeed',
    minPx: [540, 960],
    maxPx: null,
    seconds: [5, 60],
    bestSeconds: [21, 34],
    fileTypes: ['mp4', 'mov', 'mpeg', '3gp', 'avi'],
    maxBytes: 524_288_000,
    rightRail: { width: 0.1481, fromTop: 0.4479 },
    text: TEXT,
    source: SOURCE,
    confidence: 'official (numbers), secondary (safe zone)',
  },
  {
    id: 'tiktok.profile',
    minPx: null,
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'jpeg', 'png'],
    maxBytes: 51_200,
    takesLogo: true,
    text: {},
    source: SOURCE,
    confidence: 'official',
  },
]
