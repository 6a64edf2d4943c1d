import { scenePrompt } from '../../src/backend/generation/builtin/over/scene-prompt.ts'
import type { Proofs } from '../../src/backend/generation/proofs.ts'

const notAsked = () => Promise.reject(new Error('Nobody asks for it here.'))

/** Reads what a task needs in this process: starting another takes longer than a server lives here. */
export const scenesHere: Proofs = {
  scene: (request) => Promise.resolve(scenePrompt(request)),
  read: notAsked,
  draw: notAsked,
  font: notAsked,
  takeApart: notAsked,
  drawLayers: notAsked,
  measureLayers: notAsked,
  measureFilm: notAsked,
  close: () => {},
}
