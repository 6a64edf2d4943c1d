import { drawLayers } from '../../src/backend/generation/builtin/layers/draw-layers.ts'
import { measureFilm } from '../../src/backend/generation/builtin/layers/measure-film.ts'
import { measureLayers } from '../../src/backend/generation/builtin/layers/measure-layers.ts'
import { openLayers } from '../../src/backend/generation/builtin/layers/open-layers.ts'
import {
  type SceneRequest,
  scenePrompt,
} from '../../src/backend/generation/builtin/over/scene-prompt.ts'
import { drawProof } from '../../src/backend/generation/builtin/proof/draw-proof.ts'
import { readPrompt } from '../../src/backend/generation/builtin/proof/read-prompt.ts'
import { readFont } from '../../src/backend/generation/builtin/type/read-font.ts'
import type { Proofs } from '../../src/backend/generation/proofs.ts'

const scenes = new Map<string, string | null>()

/** Cached per request: many test tasks have the same prompt. */
function sceneOf(request: SceneRequest): string | null {
  const key = JSON.stringify(request)
  const known = scenes.get(key)
  if (known !== undefined) return known
  const scene = scenePrompt(request)
  scenes.set(key, scene)
  return scene
}

/** Reads and draws in this process: starting another takes longer than most tests. */
export const proofsHere: Proofs = {
  read: async (words) => readPrompt(words),
  scene: async (request) => sceneOf(request),
  font: readFont,
  draw: (request) => drawProof(request),
  takeApart: (question) => openLayers(question),
  drawLayers: (question) => drawLayers(question),
  measureLayers: (question) => measureLayers(question),
  measureFilm: (question) => measureFilm(question),
  close: () => {},
}
