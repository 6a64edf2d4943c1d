import { join } from 'node:path'
import { probeMedia } from '../../../media/probe.ts'
import { mixSound } from '../../../media/sound-mix/mix-sound.ts'
import type { SoundTrack } from '../../../media/sound-mix/tracks.ts'
import { putSoundUnder } from '../../../media/sound-mix/under-video.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { engineProvenance } from '../credits.ts'
import type { Progress } from '../progress.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { isUnreadable, unreadable } from '../video/source-facts.ts'

/** Puts a voice and music under a video, whose pictures are copied packet by packet. */
export async function soundtrack(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { video, soundtrack: asked, workDir } = request
  if (!video || !asked) throw new ProviderError('media_unreadable', 'There is nothing to mix.')
  try {
    const { audioCodec, videoCodec, durationSeconds } = await probeMedia(video.path, { signal })
    report(0.1, 'rendering')
    const hasSound = asked.keeps_sound && audioCodec !== null
    const tracks: SoundTrack[] = [
      ...soundsOf(asked),
      ...(hasSound ? [{ file: video.path, role: 'original' as const }] : []),
    ]
    const sound = join(workDir, 'mix.wav')
    await mixSound({ tracks, seconds: durationSeconds, file: sound, signal })
    report(0.8, 'encoding')
    // A codec that the container can't hold would have to be re-encoded.
    const container = videoCodec === 'vp8' ? 'webm' : 'mp4'
    const file = join(workDir, `result-1.${container}`)
    const provenance = await provenanceOver(
      [video, ...asked.files],
      engineProvenance('algorithmicallyEnhanced'),
    )
    await putSoundUnder({ video: video.path, sound, file, container, provenance, signal })
    return [{ path: file, mimeType: `video/${container}`, kind: 'video' }]
  } catch (error) {
    throw isUnreadable(error) ? unreadable() : error
  }
}

function soundsOf(asked: NonNullable<GenerationRequest['soundtrack']>): SoundTrack[] {
  const { voice, music } = asked
  const files = [...asked.files]
  const [spoken, played] = [voice && files.shift(), music && files.shift()]
  return [
    ...(voice && spoken
      ? [{ file: spoken.path, role: 'voice' as const, atSeconds: voice.at_seconds }]
      : []),
    ...(music && played
      ? [{ file: played.path, role: 'music' as const, gain: music.gain_db, isLooped: true }]
      : []),
  ]
}
