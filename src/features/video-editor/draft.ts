import { hashKey } from '@tanstack/react-query'
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
  STILL_MOTIONS,
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
const isCrop = isObject({ x: isNumber, y: isNumber, w: isNumber, h: isNumber })
const isClip = isObject(
  {
    ...{ id: isName, file_id: isUuid, from_ms: isNumber, to_ms: isNumber, speed: isNumber },
    ...{ fit: isOneOf(['fill', 'whole']), focus: isNumber, volume: isNumber, is_muted: isFlag },
    enter: isEntrance,
  },
  { still: isOneOf(STILL_MOTIONS), crop: isCrop },
)
const isTrack = isObject({
  ...{ id: isName, kind: isOneOf(['voice', 'music']), file_id: isUuid, start_ms: isNumber },
  ...{ volume: isNumber, fade_in_ms: isNumber, fade_out_ms: isNumber },
})
const isTimeline = isObject({
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
})
/** Includes the account: on a shared computer, users do not see each other's drafts. */
const isDraft = isObject({ owner: isText(), timeline: isTimeline })
const isFilmDraft = isObject({ owner: isText(), film: isUuid, timeline: isTimeline })

/** The account, and the film opened for it; null for a new film. */
export interface DraftOf {
  owner: string
  film: string | null
}

/** The user's draft in this browser; null when missing, malformed or someone else's. */
export function readDraft({ owner, film }: DraftOf): Timeline | null {
  if (film === null) {
    const kept = readLocal('video_editor_cache')
    return isDraft(kept) && kept.owner === owner ? kept.timeline : null
  }
  const kept = readLocal('video_editor_film_cache')
  return isFilmDraft(kept) && kept.owner === owner && kept.film === film ? kept.timeline : null
}

/** Whether a cut equals a saved one, ignoring the order of its properties. */
export const isSaved = (timeline: Timeline, saved: readonly Timeline[]): boolean =>
  saved.some((one) => hashKey([one]) === hashKey([timeline]))

/** Empty and saved drafts are removed. The draft of an opened film does not replace that of a new one. */
export function writeDraft(
  { owner, film }: DraftOf,
  timeline: Timeline,
  saved: readonly Timeline[] = [],
): void {
  if (timeline.clips.length === 0 || isSaved(timeline, saved)) forgetDraft({ owner, film })
  else if (film === null) writeLocal('video_editor_cache', { owner, timeline })
  else writeLocal('video_editor_film_cache', { owner, film, timeline })
}

export const forgetDraft = ({ film }: DraftOf): void =>
  removeLocal(film === null ? 'video_editor_cache' : 'video_editor_film_cache')
