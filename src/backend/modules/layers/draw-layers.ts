import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { uploadedFontsOf } from '../../../contract/layers.ts'
import type { CallContext } from '../../context.ts'
import type { FontFile } from '../../generation/provider.ts'
import { networkOf } from '../../security/network.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { placeFonts, requireFont } from '../brands/index.ts'
import { answered } from '../prompts/index.ts'

type Draw = typeof contract.layers.draw

/** @throws AppError('unavailable' | 'too_many_requests'), or 'invalid_input' for another team's font */
export async function drawLayers(
  context: CallContext<'user'>,
  { layers, language }: ParsedInputOf<Draw>,
): Promise<OutputOf<Draw>> {
  const { proofs, env, request, db, actor } = context
  const network = networkOf(request.ip)
  const own = uploadedFontsOf({ layers })
  for (const font of own) await requireFont(db, font, { teamId: actor.teamId, field: 'layers' })
  const drawn = (fonts: FontFile[]) =>
    answered(proofs.drawLayers({ layers, language, fonts }, { network }))
  if (own.length === 0) return { drawn: await drawn([]) }
  return withTemporaryFolder(env.dataDir, async (folder) => ({
    drawn: await drawn(await placeFonts(context, own, folder)),
  }))
}
