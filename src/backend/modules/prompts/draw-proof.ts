import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { placementOf, resultSize } from '../../../contract/result-size.ts'
import type { Actor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import { canLayOut } from '../../generation/model.ts'
import type { BrandKit, OutputStyle } from '../../generation/provider.ts'
import { networkOf } from '../../security/network.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { brandSnapshot, placeBrand } from '../brands/index.ts'
import { findStyle, wordsOf } from '../tasks/index.ts'
import { answered } from './answered.ts'
import { dataAddress } from './data-address.ts'

type Input = ParsedInputOf<typeof contract.prompts.proof>

/** A small version of the picture a task would start with; only for the caller, and not stored. */
export async function drawProof(
  context: CallContext<'public'>,
  input: Input,
): Promise<OutputOf<typeof contract.prompts.proof>> {
  const { proofs, env, request, actor } = context
  context.moderation.refuseWords(wordsOf(input))
  const shape = {
    workflowType: 'text_to_image',
    aspectRatio: input.aspect_ratio,
    resolution: '1k',
    placement: input.placement ?? null,
  } as const
  const style = input.like ? await lookOf(context, input.like) : undefined
  const { image, ...size } = await withTemporaryFolder(env.dataDir, async (folder) =>
    answered(
      proofs.draw(
        {
          ...shape,
          ...resultSize(shape),
          prompt: input.prompt,
          language: request.language,
          watermark: input.watermark,
          seed: input.seed,
          images: [],
          safeZone: placementOf(shape)?.safeZone ?? null,
          brand: input.use_brand ? await brandOf(context, input.brand_id, folder) : undefined,
          corrections: input.corrections,
          style,
        },
        { name: askerOf(actor, request.ip), network: networkOf(request.ip) },
      ),
    ),
  )
  return { image: dataAddress(image), ...size }
}

const askerOf = (actor: Actor, ip: string): string => {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'visitor' ? actor.visitorId : ip
}

/** @throws AppError('upload_missing' | 'invalid_input') as a task would */
function lookOf(context: CallContext<'public'>, outputId: string): Promise<OutputStyle> {
  const { actor, models } = context
  if (actor.kind !== 'user') throw new AppError('upload_missing', { field: 'like' })
  const model = models.list().find(canLayOut)
  if (!model) throw new AppError('upload_missing', { field: 'like' })
  return findStyle(context, { actor, outputId, model })
}

/** The brand of the caller's team; a visitor has none. */
async function brandOf(
  context: CallContext<'public'>,
  brandId: string | undefined,
  folder: string,
): Promise<BrandKit | undefined> {
  if (context.actor.kind !== 'user') return undefined
  const brand = await brandSnapshot(context.db, context.actor, brandId)
  return brand ? placeBrand(context, brand, folder) : undefined
}
