import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { makeOutputs } from '../make-outputs.ts'

const progress = { report: () => {}, signal: new AbortController().signal }

test('[R1.14] one product stands on every ground in every ratio, and its own picture is not there', async () => {
  const path = join(await temporaryFolder('product'), 'ball.png')
  const ball =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#22aa44"/><circle cx="150" cy="150" r="80" fill="#c01830"/></svg>'
  await sharp(Buffer.from(ball)).png().toFile(path)
  const outputs = await makeOutputs(
    await asked({
      ...{ workflowType: 'photoshoot', resolution: '480p' },
      images: [{ path, kind: 'image', mimeType: 'image/png' }],
      photoshoot: { scenes: ['white', 'black'], ratios: ['1:1', '16:9'] },
    }),
    progress,
  )
  const looks = await Promise.all(outputs.map(({ path }) => lookOf(path)))
  expect(looks.map(({ size }) => size)).toEqual([
    [480, 480],
    [480, 480],
    [854, 480],
    [854, 480],
  ])
  // Red wherever the product stands; around it, the ground that was asked for.
  for (const { middle } of looks) expect(middle[0]).toBeGreaterThan(middle[1] * 2)
  const [white, black] = looks
  expect(Math.min(...(white?.corner ?? [0]))).toBeGreaterThan(200)
  expect(Math.max(...(black?.corner ?? [255]))).toBeLessThan(70)
})

async function lookOf(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number): [number, number, number] => {
    const from = (Math.round(y * height) * width + Math.round(x * width)) * 3
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
  }
  return { size: [width, height], middle: at(0.5, 0.5), corner: at(0.03, 0.03) }
}
