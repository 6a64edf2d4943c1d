import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Empty, Id, OutputReference, Timestamp, UploadReference } from '../fields.ts'
import { PERSON_NAME_MAX } from '../people.ts'

/** A statement that the person shown has agreed; kept in the installation's log. */
const Consent = z.strictObject({
  /** Name of the person shown. */
  person: z.string().trim().max(PERSON_NAME_MAX),
  /** Whether this person, or someone who may speak for them, has agreed to this image or video. */
  is_given: z.boolean(),
})

/** Who is shown, and what they say. Refused without a given consent that names the person. */
export const PersonToSpeak = z.strictObject({
  /**
   * For `lip_sync` and `digital_person`, one of your files with sound: a voice-over, or a video whose sound
   * is used.
   */
  voice: z.union([UploadReference, OutputReference]).optional(),
  consent: Consent.optional(),
  /**
   * For `text_to_image` by a connected model: the image is a portrait of nobody real, for use as a presenter.
   * For `digital_person`: the image is such a portrait, or another image that a connected model of yours made
   * from words alone, and the words described nobody real. This statement is kept in place of `consent`.
   */
  is_made_up: z.literal(true).optional(),
})
export type PersonToSpeak = z.infer<typeof PersonToSpeak>

export const Presenter = z.object({
  /** Use it as `output_id` in a `digital_person`. */
  file_id: Id,
  /** The prompt that made it. */
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
  summary: 'List the team’s made-up presenters whose results you may see, newest first',
  failures: [],
  input: Empty,
  output: z.object({ presenters: z.array(Presenter) }),
})
