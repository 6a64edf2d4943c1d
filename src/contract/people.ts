import { WORKFLOWS, type WorkflowType } from './generation.ts'

/** Kept free of zod: the form and the server share it. */
/** Metadata `purpose` of a tus upload of audio: MP3, M4A or WAV. */
export const VOICE_PURPOSE = 'voice'

export const PERSON_NAME_MAX = 120
/** Most presenters offered for reuse. */
export const PRESENTERS_MAX = 60

/** The wording people agree to; the log keeps it exactly as it stands here. */
export const CONSENT_STATEMENT =
  'The person named here, or whoever may speak for them, has agreed to their face being used in this video and to the words they say in it.'
export const FACE_STATEMENT =
  'The person named here, or whoever may speak for them, has agreed to their face taking the place of another in this image or video.'

export const MADE_UP_STATEMENT =
  'The person shown was made up by an AI model from words alone. These words described nobody real.'

export const statementOf = (type: WorkflowType): string =>
  WORKFLOWS[type].voice ? CONSENT_STATEMENT : FACE_STATEMENT

/** Maximum speaking time in seconds: what the services accept in one request. */
export const SPEAKING_SECONDS_MAX = {
  lip_sync: 120,
  digital_person: 30,
} as const satisfies Partial<Record<WorkflowType, number>>

/** Longest video in which a person can be replaced, in seconds. */
export const FACE_VIDEO_SECONDS_MAX = 30

/** Length of the result: the shorter of video and voice, or the voice over a photo. */
export const speakingSeconds = (voice: number, video: number = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.ceil(Math.min(voice, video)))
