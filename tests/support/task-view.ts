import { v7 as uuidv7 } from 'uuid'
import type { GalleryItem } from '../../src/contract/endpoints/gallery.ts'
import type { TaskOutput, TaskView } from '../../src/contract/endpoints/tasks.ts'

const AT = '2026-11-21T10:00:00.000Z'

/** A finished text-to-image task without outputs, as the API returns it. */
export const makeTask = (given: Partial<TaskView> = {}): TaskView => ({
  task_id: uuidv7(),
  workflow_type: 'text_to_image',
  status: 'SUCCEEDED',
  progress: 1,
  stage: 'done',
  eta_seconds: null,
  queue_position: null,
  prompt: 'a red mug on a white table',
  model: 'built-in/image',
  aspect_ratio: '1:1',
  resolution: '1k',
  duration: null,
  generate_audio: false,
  watermark: true,
  count: 1,
  seed: 7,
  placement: null,
  uses_brand: false,
  exact_words: false,
  credits: 2,
  credits_charged: 2,
  corrections: null,
  music: null,
  speech: null,
  photoshoot: null,
  references: [],
  outputs: [],
  previews: [],
  heard: null,
  error: null,
  is_new: false,
  made_by: null,
  can_change: true,
  created_at: AT,
  started_at: AT,
  finished_at: AT,
  ...given,
})

/** An image that a task made. */
export function makeOutput(given: Partial<TaskOutput> = {}): TaskOutput {
  const output_id = given.output_id ?? uuidv7()
  return {
    output_id,
    kind: 'image',
    mime_type: 'image/png',
    width: 1024,
    height: 1024,
    size_bytes: 1_000,
    duration_seconds: null,
    has_audio: false,
    average_color: '#886644',
    url: `/media/${output_id}/original?signature=test`,
    thumbnail_url: `/media/${output_id}/thumbnail?signature=test`,
    preview_url: `/media/${output_id}/preview?signature=test`,
    url_expires_at: '2026-11-22T10:00:00.000Z',
    notes: [],
    language: null,
    can_vary: true,
    can_reword: false,
    ...given,
  }
}

/** The viewer's own image in the gallery. */
export function makeGalleryItem(given: Partial<GalleryItem> = {}): GalleryItem {
  const { output_id: item_id, url_expires_at, notes, can_vary, ...file } = makeOutput()
  return {
    ...file,
    item_id,
    workflow_type: 'text_to_image',
    model: 'built-in/image',
    aspect_ratio: '1:1',
    prompt: 'a red mug on a white table',
    language: 'en',
    is_example: false,
    is_published: false,
    can_publish: true,
    is_starred: false,
    task_id: uuidv7(),
    created_at: AT,
    ...given,
  }
}
