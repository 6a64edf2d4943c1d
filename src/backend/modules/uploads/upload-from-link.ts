import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { fromLink } from '../../../contract/endpoints/uploads.ts'
import type { CallContext } from '../../context.ts'
import { fetchLink } from './fetch-link.ts'
import { uploadView } from './upload-view.ts'

export async function uploadFromLink(
  context: CallContext<'user'>,
  { url }: ParsedInputOf<typeof fromLink>,
): Promise<OutputOf<typeof fromLink>> {
  const { upload, file } = await fetchLink(context, context.actor, url)
  return uploadView(context, upload, file)
}
