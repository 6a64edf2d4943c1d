import type { GalleryItem } from '../../../contract/endpoints/gallery.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, fileView } from '../files/index.ts'
import type { Result } from '../tasks/index.ts'
import type { Example } from './examples.ts'
import type { publications } from './tables.ts'

export type Publication = typeof publications.$inferSelect

type Viewing = Pick<CallContext, 'secret' | 'clock' | 'env' | 'request' | 'actor'>

/** A publication as everyone sees it; its maker also sees the task behind it. */
export function publicationView(
  context: Viewing,
  publication: Publication,
  file: FileRow,
): GalleryItem {
  const { actor } = context
  const isOwn = actor.kind === 'user' && actor.userId === publication.userId
  return {
    ...fileView(context, context.request, file),
    item_id: publication.fileId,
    workflow_type: publication.workflowType,
    model: publication.model,
    aspect_ratio: publication.aspectRatio,
    prompt: publication.prompt,
    language: publication.language,
    is_example: false,
    is_published: true,
    can_publish: isOwn && context.env.GALLERY_PUBLISHING,
    is_starred: false,
    task_id: isOwn ? publication.taskId : null,
    created_at: publication.publishedAt.toISOString(),
  }
}

/** A result as its maker sees it, published or not. */
export function resultView(
  context: Viewing,
  {
    result: { task, isStarred },
    file,
    publication,
  }: { result: Result; file: FileRow; publication?: Publication },
): GalleryItem {
  const isRemoved = Boolean(publication?.removedAt)
  return {
    ...fileView(context, context.request, file),
    item_id: file.id,
    workflow_type: task.workflowType,
    model: task.model,
    aspect_ratio: task.aspectRatio,
    prompt: task.prompt,
    language: task.language,
    is_example: false,
    is_published: publication !== undefined && !isRemoved,
    can_publish: context.env.GALLERY_PUBLISHING && !isRemoved && file.kind !== 'audio',
    is_starred: isStarred,
    task_id: task.id,
    created_at: task.createdAt.toISOString(),
  }
}

/** MIME types of the bundled examples. */
const EXAMPLE_TYPES: Record<MediaKind, string> = {
  image: 'image/webp',
  video: 'video/mp4',
  audio: 'audio/mp4',
}

export function exampleView({ request }: Viewing, example: Example): GalleryItem {
  const address = (name: string) => request.origin + STREAMS.examples.replace('{name}', name)
  return {
    kind: example.kind,
    mime_type: EXAMPLE_TYPES[example.kind],
    width: example.width,
    height: example.height,
    size_bytes: example.sizeBytes,
    duration_seconds: example.durationSeconds,
    has_audio: example.hasAudio,
    average_color: example.averageColor,
    url: address(example.file),
    thumbnail_url: address(example.thumbnail),
    preview_url: address(example.preview),
    item_id: example.id,
    workflow_type: example.workflowType,
    model: example.model,
    aspect_ratio: example.aspectRatio,
    prompt: example.prompt,
    language: example.language,
    is_example: true,
    is_published: true,
    can_publish: false,
    is_starred: false,
    task_id: null,
    created_at: example.createdAt,
  }
}
