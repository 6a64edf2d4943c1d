import { standBack } from '../../../system/niceness.ts'
import { ProviderError } from '../../provider.ts'
import { drawLayers } from '../layers/draw-layers.ts'
import { measureFilm } from '../layers/measure-film.ts'
import { measureLayers } from '../layers/measure-layers.ts'
import { openLayers } from '../layers/open-layers.ts'
import { type SceneRequest, scenePrompt } from '../over/scene-prompt.ts'
import { readFont } from '../type/read-font.ts'
import { drawProof } from './draw-proof.ts'
import { isProofQuestion, type SceneAnswer } from './question.ts'
import { readPrompt } from './read-prompt.ts'

/** The process that reads prompts and draws trial pictures, as long as its parent lives. */
standBack('awaited')
process.on('message', (question) => {
  answer(question).then(
    (given) => process.send?.({ answer: given }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

async function answer(question: unknown): Promise<unknown> {
  if (!isProofQuestion(question)) throw new Error('not a question')
  if (question.kind === 'read') return readPrompt(question)
  if (question.kind === 'font') return readFont(question.path)
  if (question.kind === 'take_apart') return openLayers(question)
  if (question.kind === 'draw_layers') return drawLayers(question)
  if (question.kind === 'measure_layers') return measureLayers(question)
  if (question.kind === 'measure_film') return measureFilm(question)
  return question.kind === 'scene' ? sceneOf(question.request) : await drawProof(question.request)
}

/** Text that cannot be set is also an answer. */
function sceneOf(request: SceneRequest): SceneAnswer {
  try {
    return { prompt: scenePrompt(request) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { unwritable: { message: error.message, details: error.details } }
  }
}
