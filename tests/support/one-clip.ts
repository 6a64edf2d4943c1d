import type { TimelineToRender } from '../../src/contract/endpoints/timelines.ts'

/** A timeline with half a second of a video. */
export const oneClip = (file_id: string): TimelineToRender => ({
  ratio: '1:1',
  clips: [
    {
      ...{ id: 'a', file_id, from_ms: 0, to_ms: 500, speed: 1, fit: 'fill', focus: 0.5 },
      ...{ volume: 1, is_muted: false, enter: { kind: 'cut', ms: 0 } },
    },
  ],
  ...{ end_card: null, captions: null, tracks: [] },
})
