import { join } from 'node:path'
import { chooseMood } from '../audio/choose-mood.ts'
import type { Stereo } from '../audio/instruments.ts'
import { normalise } from '../audio/loudness.ts'
import { composeMusic } from '../audio/music.ts'
import { faded, fitted, mixed, sourceSound } from '../audio/source-sound.ts'
import { TARGET_LUFS, writeSound } from '../audio/write-music.ts'
import { mentions } from '../prompt/words.ts'
import { spanWithin } from './edit-graph.ts'
import type { EditPlan } from './edit-plan.ts'

const REPLACING =
  'replace|instead of|ersetz|austausch|statt|reemplaza|sustitu|en lugar|remplace|à la place|substitu|em vez|thay|替换|换成|换掉|差し替え|置き換え|교체|바꿔|대신|แทน|เปลี่ยน'
/** Keeps music well below the recorded sound. */
const MUSIC_GAIN = 0.3

/** The film's own sound, music or both, as requested, at the loudness of feeds; none if it is muted. */
export async function editSound(
  plan: EditPlan,
  seconds: number,
  variation: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { request, instruction, source } = plan
  const { edits, brief } = instruction
  if (!request.generateAudio || edits.has('mute')) return undefined
  const replaces = edits.has('music') && mentions(request.prompt, REPLACING)
  const own = source.audioCodec !== null && !replaces ? await ownSound(plan, seconds, signal) : null
  const seed = request.seed + variation
  const wantsMusic = edits.has('music') || own === null
  const music = wantsMusic
    ? normalise(composeMusic({ mood: chooseMood(brief, seed), seconds, seed }), TARGET_LUFS)
    : null
  const sound = own && music ? mixed(own, music, MUSIC_GAIN) : (own ?? music!)
  if (edits.has('fade')) faded(sound, sound.left.length, 0.6, 0.8)
  return writeSound(sound, join(request.workDir, `sound-${variation + 1}.wav`))
}

/** The source's sound at the length of the result; null if its track is empty. */
async function ownSound(
  plan: EditPlan,
  seconds: number,
  signal: AbortSignal,
): Promise<Stereo | null> {
  const { source, file, fromSeconds, readSeconds, sounding } = plan
  const isLooped = sounding.edits.has('loop')
  const sound = await sourceSound({
    file,
    fromSeconds,
    seconds: isLooped ? Math.min(source.durationSeconds, readSeconds) : readSeconds,
    leaveOut: sounding.leaveOut && spanWithin(sounding.leaveOut, source.durationSeconds),
    speed: sounding.speed,
    isReversed: sounding.edits.has('reverse'),
    signal,
  })
  const isSilent = sound.left.every((value) => value === 0)
  return sound.left.length === 0 || isSilent
    ? null
    : normalise(fitted(sound, seconds, isLooped), TARGET_LUFS)
}
