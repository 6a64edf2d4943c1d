import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import type { AdVersion } from '../../../../contract/endpoints/ad-versions.ts'
import type { GenerationRequest } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'
import { readBrief } from '../prompt/read-brief.ts'
import { readStyle } from '../scene-style.ts'
import { orderedOf } from './ordered.ts'

const WORDS: AdVersion['words'] = {
  brand: null,
  headline: 'Slow mornings',
  subline: null,
  offer: null,
  price: '$9',
  old_price: null,
  eyebrow: null,
  cta: 'Order now',
  author: null,
  features: [],
  legal: null,
}
const VERSIONS: AdVersion[] = [
  { language: 'ja', words: { ...WORDS, headline: 'ゆっくりとした朝に', cta: '今すぐ注文' } },
  { language: 'th', words: { ...WORDS, headline: 'เช้าวันสบายๆ', cta: 'สั่งเลย' } },
]
const request = async (): Promise<GenerationRequest> => ({
  taskId: 'test',
  workflowType: 'text_to_image',
  model: 'adloom-studio-image',
  prompt: 'Slow mornings, coffee for $9, calm and minimal. Order now',
  language: 'en',
  width: 360,
  height: 360,
  aspectRatio: '1:1',
  resolution: '1k',
  durationSeconds: 0,
  fps: 0,
  generateAudio: false,
  watermark: true,
  count: 1,
  seed: 5,
  images: [],
  workDir: await temporaryFolder('ordered-'),
})
const progress = { report: () => {}, signal: new AbortController().signal }

test('an ad in other languages keeps its layout and colors, with fonts of each language', async () => {
  const source = await request()
  const [first] = await makeOutputs(source, progress)
  const look = readStyle(first?.style)
  const versions = { variation: 0, from: 'en' as const, words: VERSIONS }
  const outputs = await makeOutputs({ ...source, count: 2, versions, ...first }, progress)
  const styles = outputs.map(({ style }) => readStyle(style))
  expect(styles.map((style) => style?.layout)).toEqual([look?.layout, look?.layout])
  expect(styles.map((style) => style?.palette)).toEqual([look?.palette, look?.palette])
  expect(styles.map((style) => style?.pairing.display.language)).toEqual(['ja', 'th'])
  const [one, other] = await Promise.all(outputs.map(({ path }) => sharp(path).raw().toBuffer()))
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
})

test('a version says its own words alone, and looks as its prompt says', async () => {
  const source = await request()
  const versions = { variation: 3, from: 'en' as const, words: VERSIONS }
  const [ordered] = orderedOf({ ...source, versions })
  const brief = readBrief(ordered?.request ?? source)
  expect(ordered?.variation).toBe(3)
  expect(brief).toMatchObject({
    language: 'ja',
    headline: 'ゆっくりとした朝に',
    cta: '今すぐ注文',
    perks: [],
    labels: { mark: expect.stringMatching(/[ぁ-ヶ一-龠]/u) },
  })
  expect(brief.moods).toContain('minimal')
})
