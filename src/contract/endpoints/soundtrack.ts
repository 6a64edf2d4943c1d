import { z } from 'zod'
import { Id } from '../fields.ts'

const Gain = z.number().min(-12).max(6).default(0)

/** Your sounds to mix under a video at −14 LUFS; everything else is quieter while the voice is heard. */
export const SoundtrackToMix = z
  .strictObject({
    /** One of your speech results. */
    voice: z
      .strictObject({
        output_id: Id,
        /** Second of the video at which it starts. */
        at_seconds: z.number().min(0).max(3_600).default(0),
      })
      .optional(),
    /** One of your music results; it repeats until the video ends. */
    music: z.strictObject({ output_id: Id, gain_db: Gain }).optional(),
    /** Whether to keep the video's own sound. */
    keeps_sound: z.boolean().default(true),
  })
  .refine(({ voice, music }) => voice || music, 'names neither a voice nor music')
export type SoundtrackToMix = z.infer<typeof SoundtrackToMix>
