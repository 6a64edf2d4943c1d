import { z } from 'zod'
import { OutputReference, UploadReference } from '../fields.ts'
import { PERSON_NAME_MAX } from '../people.ts'

/** Somebody's word that the person who is seen has agreed; it is kept in the log of the installation. */
const Consent = z.strictObject({
  /** Who is seen, by name. */
  person: z.string().trim().max(PERSON_NAME_MAX),
  /** Whether this person, or who may speak for them, has agreed to this image or video. */
  is_given: z.boolean(),
})

/** Who is shown, and what they say. Without a given consent that names the person it is refused. */
export const PersonToSpeak = z.strictObject({
  /** For `lip_sync` and `digital_person`, a file of yours that is heard: a voice-over, or a video whose sound is taken. */
  voice: z.union([UploadReference, OutputReference]).optional(),
  consent: Consent.optional(),
})
export type PersonToSpeak = z.infer<typeof PersonToSpeak>
