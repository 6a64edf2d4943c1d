import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { answered } from '../prompts/index.ts'

type Draw = typeof contract.layers.draw

/** @throws AppError('unavailable' | 'too_many_requests') */
export async function drawLayers(
  { proofs, request }: CallContext<'user'>,
  { layers, language }: ParsedInputOf<Draw>,
): Promise<OutputOf<Draw>> {
  const network = networkOf(request.ip)
  return { drawn: await answered(proofs.drawLayers({ layers, language }, { network })) }
}
