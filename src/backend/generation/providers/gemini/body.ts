import type { GenerationRequest, LocalFile } from '../../provider.ts'
import { asBase64 } from '../references.ts'
import { said } from '../service-error.ts'

const SIZES: Record<string, string> = { '1k': '1K', '2k': '2K', '720p': '1K', '1080p': '2K' }

/** An interaction that makes one result; files precede the prompt and are numbered in order. */
export async function bodyOf(request: GenerationRequest): Promise<Record<string, unknown>> {
  const { remote, durationSeconds, aspectRatio, resolution } = request
  const isFilm = durationSeconds > 0
  const { files, roles } = isFilm ? rolesOf(request) : { files: request.images, roles: '' }
  const blocks = files.map(async (file) => ({
    type: file.kind,
    data: await asBase64(file),
    mime_type: file.mimeType,
  }))
  const text = [roles, request.prompt].filter(Boolean).join('\n')
  return {
    model: remote?.name ?? request.model,
    background: true,
    store: true,
    input: [...(await Promise.all(blocks)), { type: 'text', text }],
    response_format: isFilm
      ? {
          type: 'video',
          aspect_ratio: aspectRatio,
          resolution,
          duration: `${durationSeconds}s`,
          delivery: 'uri',
        }
      : { type: 'image', aspect_ratio: aspectRatio, image_size: SIZES[resolution] },
    ...remote?.fields,
  }
}

/** The role of each file, in the tags that the model understands. */
function rolesOf(request: GenerationRequest): { files: LocalFile[]; roles: string } {
  const { startFrame, endFrame, video, moreVideos = [], images } = request
  if (moreVideos.length > 0) throw said('invalid_input', 'One video is changed at a time.')
  if (startFrame && endFrame) {
    const roles = '[# Sources <FIRST_FRAME>@Image1 <LAST_FRAME>@Image2]'
    return { files: [startFrame, endFrame], roles }
  }
  const references = images.map((_, index) => `<IMAGE_REF_${index}>@Image${index + 1}`).join(' ')
  if (video) {
    const more = references && ` [# References ${references}]`
    return { files: [video, ...images], roles: `[# Sources <VIDEO_0>@Video1]${more}` }
  }
  if (images.length === 1) return { files: images, roles: '[# Sources <FIRST_FRAME>@Image1]' }
  return { files: images, roles: references && `[# References ${references}]` }
}
