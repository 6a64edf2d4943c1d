import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageFolder } from '../../../paths.ts'

/** Only the package's weights are read; its code needs a browser. */
const folder = join(packageFolder('@vladmandic/face-api'), 'model')
const manifest = join(folder, 'tiny_face_detector_model-weights_manifest.json')
const bytes = join(folder, 'tiny_face_detector_model.bin')

const Manifest = z.array(
  z.object({
    weights: z.array(
      z.object({
        name: z.string(),
        shape: z.array(z.int().positive()),
        quantization: z.object({ scale: z.number(), min: z.number() }),
      }),
    ),
  }),
)

/** The package is optional: without it, photos are cropped by other cues. */
export const isDetectorInstalled = (): boolean => existsSync(manifest) && existsSync(bytes)

/** Weights by name, such as `conv1/bias`, decoded from eight bits each. */
export function readWeights(): Map<string, Float32Array> {
  const data = readFileSync(bytes)
  const found = new Map<string, Float32Array>()
  let at = 0
  for (const { weights } of Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')))) {
    for (const { name, shape, quantization } of weights) {
      const count = shape.reduce((product, side) => product * side, 1)
      const { scale, min } = quantization
      found.set(
        name,
        Float32Array.from(data.subarray(at, at + count), (one) => one * scale + min),
      )
      at += count
    }
  }
  return found
}
