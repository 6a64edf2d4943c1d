import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { draftedBrand, placeBrand } from '../brands/index.ts'
import { answered } from './answered.ts'
import { dataAddress } from './data-address.ts'

type Preview = typeof contract.brands.preview

/** Half the size of an ad: the preview is shown small and follows the typing. */
const EDGE = 540

/**
 * Draws a small ad in the look of a brand as its form has it, saved or not.
 * @throws AppError('brand_not_found'), or what is wrong with a logo's upload
 */
export async function previewBrand(
  context: CallContext<'user'>,
  { prompt, seed, ...input }: ParsedInputOf<Preview>,
): Promise<OutputOf<Preview>> {
  const { proofs, env, request, actor } = context
  context.moderation.refuseWords([prompt])
  const draft = await draftedBrand(context, input)
  const { image, ...size } = await withTemporaryFolder(env.dataDir, async (folder) =>
    answered(
      proofs.draw(
        {
          workflowType: 'text_to_image',
          width: EDGE,
          height: EDGE,
          prompt,
          language: request.language,
          watermark: false,
          seed,
          images: [],
          brand: await placeBrand(context, draft, folder),
        },
        // A name of its own, so that it doesn't replace the same person's composer preview.
        { name: `brand ${actor.userId}`, network: networkOf(request.ip) },
      ),
    ),
  )
  return { image: dataAddress(image), ...size }
}
