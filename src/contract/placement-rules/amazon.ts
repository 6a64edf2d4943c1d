import type { PlacementRule } from './placement-rule.ts'

const SOURCE_A = 'zquared.com (behaviour); size/duration from general knowledge'
const SOURCE_B = 'general knowledge'
const SOURCE_C =
  'advertising.amazon.com/resources/ad-specs/custom-media/amazon-video-ads; creative-acceptance 4.0'
const SOURCE_D = 'advertising.amazon.com/resources/ad-specs/dsp/video'
const SOURCE_E = 'help.choozle.com (Amazon DSP ad specs)'
const TEXT = { headline: { max: 50 } }

export const AMAZON_RULES: readonly PlacementRule[] = [
  {
    id: 'amazon.sb.video',
    minPx: [1280, 720],
    maxPx: [3840, 2160],
    seconds: [6, 45],
    bestSeconds: [15, 30],
    fileTypes: ['mp4', 'mov'],
    maxBytes: 524_288_000,
    text: {},
    source: SOURCE_A,
    confidence: 'memory',
  },
  {
    id: 'amazon.sd.image',
    minPx: [1200, 628],
    maxPx: null,
    seconds: null,
    bestSeconds: null,
    fileTypes: ['jpg', 'png'],
    maxBytes: 5_242_880,
    text: TEXT,
    source: SOURCE_B,
    confidence: 'memory',
  },
  {
    id: 'amazon.video',
    minPx: null,
    maxPx: null,
    seconds: [0, 180],
    bestSeconds: [6, 15],
    fileTypes: ['mp4'],
    maxBytes: 524_288_000,
    text: {},
    source: SOURCE_C,
    confidence: 'official',
  },
  {
    id: 'amazon.stv',
    minPx: [1920, 1080],
    maxPx: null,
    seconds: [15, 60],
    bestSeconds: [15, 30],
    fileTypes: ['mp4'],
    maxBytes: 524_288_000,
    text: {},
    source: SOURCE_D,
    confidence: 'official',
  },
  {
    id: 'amazon.olv',
    minPx: [1920, 1080],
    maxPx: null,
    seconds: [6, 120],
    bestSeconds: [6, 30],
    fileTypes: ['mp4'],
    maxBytes: 524_288_000,
    text: {},
    source: SOURCE_E,
    confidence: 'secondary',
  },
]
