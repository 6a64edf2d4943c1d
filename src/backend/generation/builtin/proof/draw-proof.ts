import sharp from 'sharp'
import { PROOF_EDGE } from '../../../../contract/limits.ts'
import type { Canvas } from '../canvas.ts'
import { composeVariation } from '../modes/compose-variation.ts'
import { referencePictures } from '../modes/references.ts'
import { paintScene } from '../paint-scene.ts'
import { readBrief } from '../prompt/read-brief.ts'
import { settingOf } from '../setting.ts'
import type { Proof, ProofRequest } from './proofs.ts'

/** Cutting out takes seconds, so a trial picture detects objects by their background alone. */
const NO_MATTE = { matteOf: () => Promise.resolve(null) }

/** Draws the first picture of a request at full size and scales it down, so that nothing in it shifts. */
export async function drawProof(request: ProofRequest): Promise<Proof> {
  const brief = readBrief(request)
  const { logo, ...given } = await referencePictures(request, NO_MATTE)
  const setting = await settingOf(request, logo)
  const scene = composeVariation(request, 0, { brief, setting, given, used: [] })
  return small(paintScene(scene))
}

async function small(canvas: Canvas): Promise<Proof> {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const { data: image, info } = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(PROOF_EDGE, PROOF_EDGE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { image, width: info.width, height: info.height }
}
