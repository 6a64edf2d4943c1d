import sharp from 'sharp'
import { z } from 'zod'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { PROMPT_LENGTH_MAX } from '../../../../contract/limits.ts'
import type { CallContext } from '../../../context.ts'
import { figuresOf } from '../../../generation/figures.ts'
import { findFile, findSeenFile, readPreview } from '../../files/index.ts'
import { fileOfReadyUpload } from '../../uploads/index.ts'
import { describeOrder } from '../enhancing/orders.ts'
import { addressesOf } from '../facts/names.ts'
import { promisesOf } from '../facts/promises.ts'

type Input = ParsedInputOf<typeof contract.prompts.describe>

const TIMEOUT_MS = 30_000
const Words = z.strictObject({ prompt: z.string() })

/**
 * Proposes a prompt for what a picture shows. Only a text model can tell what that is.
 * @throws AppError('unavailable') without one, 'upload_missing' | 'unsupported_media' as a task would
 */
export async function describePicture(
  context: CallContext<'user'>,
  { image }: Input,
): Promise<OutputOf<typeof contract.prompts.describe>> {
  const { textModel, request } = context
  if (!textModel) throw new AppError('unavailable')
  const fileId = await pictureOf(context, image)
  // Not every model server reads WebP.
  const bytes = await sharp(await readPreview(context, fileId))
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer()
  const given = await textModel.ask({
    order: describeOrder(request.language),
    material: { language: request.language },
    picture: { mimeType: 'image/jpeg', bytes },
    answer: Words,
    timeoutMs: TIMEOUT_MS,
  })
  const words = given?.prompt.trim().normalize('NFC') ?? ''
  if (words === '' || words.length > PROMPT_LENGTH_MAX)
    return { prompt: null, by: 'model', note: 'no_answer' }
  if (claims(words)) return { prompt: null, by: 'model', note: 'facts_changed' }
  return { prompt: words, by: 'model', note: null }
}

/** Text inside a picture may say anything: don't let figures, addresses or promises through. */
const claims = (words: string): boolean =>
  [figuresOf(words), addressesOf(words), promisesOf(words)].some(({ length }) => length > 0)

async function pictureOf(
  { db, actor }: CallContext<'user'>,
  image: Input['image'],
): Promise<string> {
  const missing = new AppError('upload_missing', { field: 'image' })
  const file =
    'upload_id' in image
      ? await findFile(
          db,
          await fileOfReadyUpload(db, {
            uploadId: image.upload_id,
            owner: { userId: actor.userId },
          }),
        )
      : await findSeenFile(db, image.output_id, actor)
  if (!file) throw missing
  if (file.kind !== 'image') throw new AppError('unsupported_media', { expected: 'image' })
  return file.id
}
