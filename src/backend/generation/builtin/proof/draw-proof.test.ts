import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { GenerationRequest } from '../../provider.ts'
import { textToImage } from '../modes/text-to-image.ts'
import { drawProof } from './draw-proof.ts'

const request = (given: Partial<GenerationRequest>): GenerationRequest => ({
  taskId: 'proof',
  workflowType: 'text_to_image',
  model: 'builtin-studio',
  prompt: 'Trail shoes, 30% off until Sunday. Shop now',
  language: 'en',
  width: 1080,
  height: 1350,
  aspectRatio: '4:5',
  resolution: '1k',
  durationSeconds: 0,
  fps: 0,
  generateAudio: false,
  watermark: true,
  count: 1,
  seed: 11,
  images: [],
  workDir: '',
  ...given,
})

/** Mean difference of two pictures at the size of a proof, 0 to 255. */
async function difference(one: Uint8Array | string, other: Uint8Array | string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().resize(384, 480, { fit: 'fill' }).raw().toBuffer(),
    ),
  )
  let sum = 0
  for (const [index, value] of (a ?? Buffer.of()).entries())
    sum += Math.abs(value - (b?.[index] ?? 0))
  return sum / (384 * 480 * 3)
}

test.each([
  ['en', 'Trail shoes, 30% off until Sunday. Shop now'],
  ['ja', '新作スニーカー。定価12,000円が8,900円。今すぐ購入'],
] as const)(
  '[R1.01] the proof is the first picture of the task, in %s',
  async (language, prompt) => {
    const workDir = await mkdtemp(join(tmpdir(), 'adloom-proof-'))
    onTestFinished(() => rm(workDir, { recursive: true, force: true }))
    const words = { language, prompt, workDir }
    const { signal } = new AbortController()
    const progress = { report: () => {}, signal, matteOf: () => Promise.resolve(null) }
    const [result] = await textToImage(request(words), progress)
    const proof = await drawProof(request(words))
    const another = await drawProof(request({ ...words, seed: 12 }))
    expect([proof.width, proof.height]).toEqual([384, 480])
    expect(await difference(proof.image, result?.path ?? '')).toBeLessThan(4)
    expect(await difference(another.image, result?.path ?? '')).toBeGreaterThan(8)
  },
)

test('what was set by hand is on the proof', async () => {
  const [plain, corrected] = await Promise.all([
    drawProof(request({})),
    drawProof(request({ corrections: { headline: 'Run like the wind' } })),
  ])
  expect(await difference(plain.image, corrected.image)).toBeGreaterThan(2)
})
