import { scenePrompt } from '../../src/backend/generation/builtin/over/scene-prompt.ts'
import { drawProof } from '../../src/backend/generation/builtin/proof/draw-proof.ts'
import { readPrompt } from '../../src/backend/generation/builtin/proof/read-prompt.ts'
import { readFont } from '../../src/backend/generation/builtin/type/read-font.ts'
import type { Proofs } from '../../src/backend/generation/proofs.ts'

/** Reads and draws in this process: starting another takes longer than most tests. */
export const proofsHere: Proofs = {
  read: async (words) => readPrompt(words),
  scene: async (request) => scenePrompt(request),
  font: readFont,
  draw: (request) => drawProof(request),
  close: () => {},
}
