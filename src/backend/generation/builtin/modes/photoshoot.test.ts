import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { withProvenance } from '../../../media/provenance.ts'
import type { LocalFile } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'

const progress = { report: () => {}, signal: new AbortController().signal }

async function ballOnGreen(): Promise<LocalFile> {
  const path = join(await temporaryFolder('product'), 'ball.png')
  const ball =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#22aa44"/><circle cx="150" cy="150" r="80" fill="#c01830"/></svg>'
  await sharp(Buffer.from(ball)).png().toFile(path)
  return { path, kind: 'image', mimeType: 'image/png' }
}

test('[R1.14] a product stands in the scene that a model painted, which the file says', async () => {
  const path = join(await temporaryFolder('scene'), 'scene.png')
  const blue = { width: 400, height: 500, channels: 3, background: '#2040c0' } as const
  await sharp({ create: blue }).png().toFile(path)
  const [made] = await makeOutputs(
    await asked({
      ...{ workflowType: 'photoshoot', width: 400, height: 500 },
      images: [await ballOnGreen()],
      photoshoot: { scenes: [], ratios: ['4:5'] },
      painted: {
        pictures: [{ path, kind: 'image', mimeType: 'image/png' }],
        ...{ madeBy: 'Acme Paint', mark: 'Made with AI' },
      },
    }),
    progress,
  )
  const file = made?.path ?? ''
  const { size, middle, corner } = await lookOf(file)
  expect(size).toEqual([400, 500])
  expect(middle[0]).toBeGreaterThan(middle[1] * 2)
  expect(corner[2]).toBeGreaterThan(corner[0] * 2)
  expect((await sharp(file).metadata()).xmp?.toString()).toContain(
    'The scene was made with Acme Paint',
  )
})

test('[R1.14] a product that a model drew is said to be that in every scene', async () => {
  const product = await ballOnGreen()
  const drawn = { ...product, path: join(await temporaryFolder('drawn'), 'ball.png') }
  await withProvenance(sharp(product.path).png(), {
    sourceType: 'trainedAlgorithmicMedia',
    creatorTool: 'Acme Paint',
    description: 'Made with Acme Paint, an AI model.',
  }).toFile(drawn.path)
  const [made] = await makeOutputs(
    await asked({
      ...{ workflowType: 'photoshoot', resolution: '480p', watermark: true },
      images: [drawn],
      photoshoot: { scenes: ['white'], ratios: ['1:1'] },
    }),
    progress,
  )
  const said = (await sharp(made?.path).metadata()).xmp?.toString()
  expect(said).toContain('Made with Acme Paint, an AI model.')
  expect(said).not.toContain('no AI model')
})

test('[R1.14] one product stands on every ground in every ratio, and its own picture is not there', async () => {
  const outputs = await makeOutputs(
    await asked({
      ...{ workflowType: 'photoshoot', resolution: '480p' },
      images: [await ballOnGreen()],
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
  // Red where the product stands; around it, the requested ground.
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

test('[D10.05] on a white studio the mark is dark enough to be read', async () => {
  const [made] = await makeOutputs(
    await asked({
      ...{ workflowType: 'photoshoot', resolution: '480p', watermark: true },
      images: [await ballOnGreen()],
      photoshoot: { scenes: ['white'], ratios: ['1:1'] },
    }),
    progress,
  )
  const corner = { left: 320, top: 455, width: 160, height: 25 }
  const bytes = await sharp(made?.path).extract(corner).png().toBuffer()
  expect((await sharp(bytes).stats()).channels[0]?.min ?? 255).toBeLessThan(90)
})
