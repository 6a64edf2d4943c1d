import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { PromptReading } from '../../../contract/endpoints/prompts.ts'
import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { answered } from './answered.ts'

/** How the built-in engine reads a prompt, before anything is made from it; stores nothing. */
export const understandPrompt = (
  { proofs, request }: CallContext<'public'>,
  { prompt, over_picture: overPicture }: ParsedInputOf<typeof contract.prompts.understand>,
): Promise<PromptReading> =>
  answered(
    proofs.read(
      { prompt, language: request.language, overPicture },
      { network: networkOf(request.ip) },
    ),
  )
