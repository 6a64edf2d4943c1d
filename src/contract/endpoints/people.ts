import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Empty, Id, OutputReference, Timestamp, UploadReference } from '../fields.ts'
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
  /**
   * For `text_to_image` by a connected model: the image is a portrait of nobody real, to be picked as a presenter. For
   * `digital_person`: the image is such a portrait, or another image that a connected model of yours made from words
   * alone, and the words described nobody real. This is the statement that is kept, in place of `consent`.
   */
  is_made_up: z.literal(true).optional(),
})
export type PersonToSpeak = z.infer<typeof PersonToSpeak>

export const Presenter = z.object({
  /** Goes as `output_id` into a `digital_person`. */
  file_id: Id,
  /** What it was made from. */
  prompt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbnail_url: z.string(),
  created_at: Timestamp,
})

export const presenters = defineEndpoint({
  id: 'people.presenters',
  method: 'GET',
  path: '/api/v1/auth/people/presenters',
  access: 'user',
  summary: 'Made-up presenters of the team, as far as you may see its results, the latest first',
  failures: [],
  input: Empty,
  output: z.object({ presenters: z.array(Presenter) }),
})
