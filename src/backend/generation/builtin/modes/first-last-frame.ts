import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { surface } from '../canvas.ts'
import { reframe } from '../edit/reframe.ts'
import { markLayer } from '../layout/mark.ts'
import type { Progress } from '../make-outputs.ts'
import { easeInOut } from '../motion/easing.ts'
import type { Film } from '../motion/film.ts'
import { pictureFromPixels, readPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { renderFilm } from './text-to-video.ts'

/** A film that begins on one picture and ends on the other. */
export async function firstLastFrame(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const first = request.startFrame ?? request.images[0]
  const last = request.endFrame ?? request.images[request.startFrame ? 0 : 1]
  if (!first || !last)
    throw new ProviderError('media_unreadable', 'A start and an end frame are needed.')
  const size = { width: request.width, height: request.height }
  const [from, to] = await Promise.all(
    [first, last].map(
      async ({ path }) =>
        pictureFromPixels(await reframe(await readPixels(path), size, 'crop'), false).canvas,
    ),
  )
  if (!from || !to) throw new ProviderError('media_unreadable', 'A frame could not be read.')
  const brief = understand(request.prompt, request.language)
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    const random = createRandom(request.seed, `variation-${variation}`)
    const { canvas, ctx } = surface(size.width, size.height)
    const mark = request.watermark
      ? markLayer(size, brief.labels.mark, choosePairing(brief, random).text)
      : null
    const film: Film = {
      frameAt(time) {
        const t = easeInOut(Math.min(1, time / (request.durationSeconds - 1 / request.fps)))
        ctx.drawImage(from, 0, 0)
        ctx.globalAlpha = t
        ctx.drawImage(to, 0, 0)
        ctx.globalAlpha = 1
        mark?.paint(ctx)
        return canvas.data()
      },
    }
    outputs.push(await renderFilm({ request, progress, film, brief, variation }))
  }
  return outputs
}
