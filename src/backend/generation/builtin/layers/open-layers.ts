import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LAYER_EDGE_MAX, LAYERS_MAX } from '../../../../contract/layers.ts'
import type { Canvas } from '../canvas.ts'
import { mattesOf } from '../matting/open-matting.ts'
import { composeVariation } from '../modes/compose-variation.ts'
import { orderedOf } from '../modes/ordered.ts'
import { referencePictures } from '../modes/references.ts'
import { sceneOfWords } from '../over/words-over.ts'
import { paintScene } from '../paint-scene.ts'
import { readPicture } from '../picture/picture.ts'
import { readBrief } from '../prompt/read-brief.ts'
import type { LayerHere, LayersQuestion, TakenApart } from '../proof/proofs.ts'
import { settingOf } from '../setting.ts'
import { takeApart } from './take-apart.ts'

/** How many layers may be added to a picture just opened. */
const ROOM = 20

/**
 * Composes a result again and takes it apart. Null if it no longer looks the same, because a later release composes
 * differently or its sources are gone: the layers would belong to another picture.
 */
export async function openLayers(question: LayersQuestion): Promise<TakenApart | null> {
  const { request, original, folder } = question
  const hasGrain = !request.painted
  const made = request.painted
    ? await sceneOfWords(request, request.painted, question.position)
    : await sceneAgain(question)
  if (!made || !(await isThePicture(paintScene(made.scene, { hasGrain }), original))) return null
  const parts = takeApart(made.scene, { hasGrain })
  if (parts.length > LAYERS_MAX - ROOM) return null
  const layers: LayerHere[] = []
  for (const part of parts) {
    if (part.kind !== 'image') {
      layers.push(part)
      continue
    }
    const { canvas, ...layer } = part
    const path = join(folder, `${layer.id}.png`)
    await writeFile(path, await canvas.encode('png'))
    layers.push({ ...layer, path })
  }
  const { width, height } = made.scene
  return { width, height, language: made.language, layers }
}

/** Composes the given variation, with its sisters taking their layouts before it. */
async function sceneAgain({ request, position, dataDir }: LayersQuestion) {
  const { logo, ...given } = await referencePictures(request, { matteOf: mattesOf({ dataDir }) })
  const setting = await settingOf(request, logo)
  const used: string[] = []
  for (const [index, order] of orderedOf(request).entries()) {
    const brief = readBrief(order.request)
    const scene = composeVariation(request, order.variation, { brief, setting, given, used })
    if (index === position) return { scene, language: brief.language }
    if (!request.versions) used.push(scene.layout)
  }
  return null
}

/** The share of pixels that may differ, and by how much: other processors round differently. */
const OTHER_MAX = 0.001
const ROUNDING = 2

async function isThePicture(canvas: Canvas, original: string): Promise<boolean> {
  const { width, height } = canvas
  const { pixels } = await readPicture(original, LAYER_EDGE_MAX)
  if (pixels.width !== width || pixels.height !== height) return false
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  let others = 0
  for (let at = 0; at < data.length; at += 4) {
    for (let part = 0; part < 3; part += 1) {
      if (Math.abs(data[at + part]! - pixels.data[at + part]!) <= ROUNDING) continue
      others += 1
      break
    }
  }
  return others <= width * height * OTHER_MAX
}
