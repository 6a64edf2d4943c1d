import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { readWeights } from './weights.ts'

/** Edge of the square the network sees, whatever the picture's shape. */
export const NETWORK_EDGE = 1_024
const AREA = NETWORK_EDGE * NETWORK_EDGE

/** Maps the square's pixels (RGB) to how much of each is object, 0 to 255. */
export type Network = (rgb: Uint8Array) => Promise<Uint8Array>

/**
 * ISNet (Qin et al., Highly Accurate Dichotomous Image Segmentation, ECCV 2022), which separates the foreground from
 * the background. One thread, so that the same picture gives the same matte on every machine.
 */
export async function openNetwork(): Promise<Network> {
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(await readWeights(), {
    executionProviders: ['wasm'],
    // Memory kept for a next picture would be most of a gigabyte.
    enableCpuMemArena: false,
    enableMemPattern: false,
  })
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  return async (rgb) => {
    const tensor = new Tensor('float32', planesOf(rgb), [1, 3, NETWORK_EDGE, NETWORK_EDGE])
    const { [output]: matte } = await session.run({ [input]: tensor }, [output])
    return Uint8Array.from({ length: AREA }, (_, pixel) => asByte(Number(matte?.data[pixel])))
  }
}

function planesOf(rgb: Uint8Array): Float32Array {
  const planes = new Float32Array(3 * AREA)
  for (let pixel = 0; pixel < AREA; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      planes[channel * AREA + pixel] = (rgb[pixel * 3 + channel]! - 128) / 256
  return planes
}

const asByte = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255)
