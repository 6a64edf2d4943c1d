import { FONT_MAX_BYTES } from '@/contract/brand'
import type { TeamFont } from '@/contract/endpoints/brands'
import { STREAMS } from '@/contract/endpoints/media'
import { postFile } from './post-file'

/**
 * Uploads a typeface for the team.
 * @throws AppError with the reason of a refusal, or 'network_error'
 */
export function uploadFont(file: File): Promise<TeamFont> {
  const query = new URLSearchParams({ file_name: file.name })
  return postFile(`${STREAMS.brandFont}?${query}`, file, FONT_MAX_BYTES)
}
