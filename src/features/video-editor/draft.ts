import { readLocal, removeLocal, writeLocal } from '@/browser/local-store'
import {
  isFlag,
  isList,
  isNullable,
  isNumber,
  isObject,
  isOneOf,
  isText,
  isUuid,
} from '@/browser/shape'
import { SUBTITLE_LOOKS, SUBTITLE_PLACES, SUBTITLE_SIZES } from '@/contract/subtitles'
import {
  TIMELINE_CLIPS_MAX,
  TIMELINE_RATIOS,
  TIMELINE_TRACKS_MAX,
  type Timeline,
  TRANSITIONS,
} from '@/contract/timeline'

const isName = isText({ min: 1, max: 64 })
const isEntrance = isObject({ kind: isOneOf(TRANSITIONS), ms: isNumber })
const isStyle = isObject({
  look: isOneOf(SUBTITLE_LOOKS),
  size: isOneOf(SUBTITLE_SIZES),
  place: isOneOf(SUBTITLE_PLACES),
  ink: isText(),
  accent: isText(),
})
const isClip = isObject({
  ...{ id: isName, file_id: isUuid, from_ms: isNumber, to_ms: isNumber, speed: isNumber },
  ...{ fit: isOneOf(['fill', 'whole']), focus: isNumber, volume: isNumber, is_muted: isFlag },
  enter: isEntrance,
})
const isTrack = isObject({
  ...{ id: isName, kind: isOneOf(['voice', 'music']), file_id: isUuid, start_ms: isNumber },
  ...{ volume: isNumber, fade_in_ms: isNumber, fade_out_ms: isNumber },
})
const isDraft = isObject({
  /** Whose it is: on a shared computer nobody sees another's. */
  owner: isText(),
  timeline: isObject({
    ratio: isOneOf(TIMELINE_RATIOS),
    clips: isList(isClip, TIMELINE_CLIPS_MAX),
    end_card: isNullable(isObject({ file_id: isUuid, seconds: isNumber, enter: isEntrance })),
    captions: isNullable(
      isObject({
        cues: isList(isObject({ from_ms: isNumber, to_ms: isNumber, text: isText() })),
        style: isStyle,
      }),
    ),
    tracks: isList(isTrack, TIMELINE_TRACKS_MAX),
  }),
})

/** What somebody was cutting in this browser; null where there is nothing of theirs that can be read. */
export function readDraft(owner: string): Timeline | null {
  const kept = readLocal('video_editor_cache')
  return isDraft(kept) && kept.owner === owner ? kept.timeline : null
}

/** An empty one is forgotten. */
export const writeDraft = (owner: string, timeline: Timeline): void =>
  timeline.clips.length === 0
    ? removeLocal('video_editor_cache')
    : writeLocal('video_editor_cache', { owner, timeline })
