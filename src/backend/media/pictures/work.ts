import sharp from 'sharp'
import { isAppError } from '../../../contract/app-error.ts'
import { standBack } from '../../system/niceness.ts'
import { type PictureAnswer, PictureQuestion } from './question.ts'
import { reducePicture } from './reduce-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The process that decodes uploaded pictures, one after another, while its parent lives. */
/** The largest accepted pictures need a quarter of it. */
const CPU_SECONDS_MAX = 20
const CPU_LOOK_MS = 500

standBack('awaited')
// No picture comes twice.
sharp.cache(false)

process.on('message', (question) => {
  const watch = endWhenTooLong()
  answer(question)
    .then(
      (given) => process.send?.({ answer: given }),
      (error: unknown) => process.send?.({ failure: String(error) }),
    )
    .finally(() => clearInterval(watch))
})
process.on('disconnect', () => process.exit(0))

async function answer(asked: unknown): Promise<PictureAnswer> {
  const question = PictureQuestion.parse(asked)
  try {
    return question.kind === 'reduce'
      ? { reduced: await reducePicture(question.picture, question.longEdge, question.as) }
      : { shrunk: await shrinkPicture(question.picture) }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { refused: { code: error.code, details: error.details } }
  }
}

/** Measures processor time rather than elapsed time: on a busy machine a good picture takes long, too. */
function endWhenTooLong(): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000_000 > CPU_SECONDS_MAX) process.kill(process.pid, 'SIGXCPU')
  }, CPU_LOOK_MS)
}
