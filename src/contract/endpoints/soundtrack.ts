import { z } from 'zod'
import { Id } from '../fields.ts'

const Gain = z.number().min(-12).max(6).default(0)

/** Sounds of yours that are mixed under a video at −14 LUFS; everything else is quieter while the voice is heard. */
export const SoundtrackToMix = z
  .strictObject({
    /** A result of yours that is spoken. */
    voice: z
      .strictObject({
        output_id: Id,
        /** Second of the video at which it begins. */
        at_seconds: z.number().min(0).max(3_600).default(0),
      })
      .optional(),
    /** A result of yours that is music; it begins again until the video ends. */
    music: z.strictObject({ output_id: Id, gain_db: Gain }).optional(),
    /** Whether the sound of the video itself stays. */
    keeps_sound: z.boolean().default(true),
  })
  .refine(({ voice, music }) => voice || music, 'names neither a voice nor music')
export type SoundtrackToMix = z.infer<typeof SoundtrackToMix>
