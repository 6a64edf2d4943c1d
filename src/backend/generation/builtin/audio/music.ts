import type { Mood } from '../../../../contract/ad-words.ts'
import type { MusicStem } from '../../../../contract/music.ts'
import { createRandom, type Random } from '../random.ts'
import { playDrums } from './drums.ts'
import { type Effect, playEffect } from './effects.ts'
import { bass, INSTRUMENTS, pad, SAMPLE_RATE, type Stereo, silence } from './instruments.ts'
import { type Part, partsOf } from './parts.ts'
import { inRoom } from './room.ts'
import { STYLES, type Style } from './styles.ts'
import { tilted } from './tilt.ts'

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const BEATS_PER_BAR = 4
/** The music may end mid-bar, but never within half a bar. */
const BEATS_STEP = 2

export interface MusicRequest {
  mood: Mood
  seconds: number
  seed: number
  effects?: Effect[]
  /** Its end leads back into its start. */
  isLoop?: boolean
  /** Replaces the mood's style; such a piece stands alone and has parts of its own. */
  style?: Style
}

export interface Tempo {
  beats: number
  /** In seconds. */
  beat: number
}

/** A tempo of the mood, adjusted so that a whole number of half bars ends with the picture. */
export function tempoOf({ mood, seconds, seed, style, isLoop }: MusicRequest): Tempo {
  const { beatsPerMinute } = style ?? STYLES[mood]
  const wished = 60 / createRandom(seed, 'tempo').between(...beatsPerMinute)
  // A looping standalone piece needs whole bars; under a film, the picture decides.
  const step = style && isLoop ? BEATS_PER_BAR : BEATS_STEP
  const beats = Math.max(1, Math.round(seconds / (wished * step))) * step
  return { beats, beat: seconds / beats }
}

/** For notes that ring on after the last bar. */
const TAIL_SECONDS = 2
/** Cuts the lows and boosts the highs of the instruments. */
const TILT = { low: 0.84, high: 1.45 }

/** Composes a music bed of exactly the requested length, by rule: same seed, same samples. */
export function composeMusic(request: MusicRequest): Stereo {
  const { seconds, isLoop = false } = request
  const target = canvasOf(request)
  const band = { melody: target, chords: target, bass: target, drums: target }
  const { random, style } = playPiece(request, band)
  const played = tilted(inRoom(target, ...style.room), TILT.low, TILT.high)
  for (const effect of request.effects ?? []) playEffect(played, effect, random)
  return isLoop ? wrapped(played, seconds) : fadedEnds(played)
}

/** The same piece as separate parts: nothing nonlinear is applied, so they add up to the whole. */
export function composeStems(request: MusicRequest): Record<MusicStem, Stereo> {
  const { seconds, isLoop = false } = request
  const own = () => canvasOf(request)
  const band = { melody: own(), chords: own(), bass: own(), drums: own() }
  const { style } = playPiece(request, band)
  const finished = (target: Stereo) => {
    const played = tilted(inRoom(target, ...style.room), TILT.low, TILT.high)
    return isLoop ? wrapped(played, seconds) : fadedEnds(played)
  }
  const { melody, chords, bass: low, drums } = band
  return {
    ...{ melody: finished(melody), chords: finished(chords) },
    ...{ bass: finished(low), drums: finished(drums) },
  }
}

const canvasOf = ({ seconds, isLoop = false }: MusicRequest): Stereo =>
  silence(seconds + (isLoop ? TAIL_SECONDS : 0))

/** The parts, and the channel each plays into. */
type Band = Record<MusicStem, Stereo>

function playPiece(request: MusicRequest, band: Band): { random: Random; style: Style } {
  const { mood, seed, isLoop = false } = request
  const random = createRandom(seed, 'music')
  const style = request.style ?? STYLES[mood]
  const { beats, beat } = tempoOf(request)
  const progression = random.pick(style.progressions)
  const figure = Array.from({ length: 8 }, () => random.integer(0, 4))
  const score = { band, style, beat, root: random.integer(45, 52), random, figure }
  const bars = Math.ceil(beats / BEATS_PER_BAR)
  const partAt = request.style ? partsOf(request.style, { bars, isLoop, seed }) : whole
  for (let bar = 0; bar < bars; bar += 1) {
    const part = partAt(bar)
    const chords = part.progression ?? progression
    const degree = chords[bar % chords.length]!
    const isHome = bar === bars - 1 && !isLoop && bars > 1
    const length = Math.min(BEATS_PER_BAR, beats - bar * BEATS_PER_BAR)
    playBar({ ...score, ...part }, { bar, length, degree: isHome ? 0 : degree })
  }
  return { random, style }
}

/** Under a film, it is the picture that has parts. */
const whole = (): Part => ({})

interface Score {
  band: Band
  style: Style
  /** In seconds. */
  beat: number
  root: number
  random: Random
  figure: number[]
}

interface Bar {
  bar: number
  /** In beats. */
  length: number
  degree: number
}

function playBar(score: Score, { bar, length, degree }: Bar): void {
  const { band, style, beat, root, random } = score
  const start = bar * beat * BEATS_PER_BAR
  const pitch = (step: number, octave: number) =>
    hertzOf(root + scaleStep(step, style.isMinor) + 12 * octave)
  if (style.strings > 0)
    for (const third of [0, 2, 4])
      pad(band.chords, {
        at: start,
        lasts: beat * length - 0.1,
        hertz: pitch(degree + third, 1),
        gain: 0.1 * style.strings,
      })
  for (const at of style.bass.filter((each) => each < length))
    bass(band.bass, {
      at: start + at * beat,
      lasts: beat * (style.bass.length > 2 ? 0.42 : 1.2),
      hertz: pitch(degree, at % 2 === 0.5 ? 0 : -1),
      gain: 0.19,
    })
  playLead(score, { bar, length, degree }, pitch)
  playSparkle(score, { bar, length, degree }, pitch)
  playDrums(style.drums, start, length, {
    ...{ target: band.drums, random, beat, swing: style.swing },
  })
}

type Pitch = (step: number, octave: number) => number

/** Plays the melody, each note with an echo from the other side; rests let it breathe. */
function playLead({ band, style, beat, figure }: Score, at: Bar, pitch: Pitch): void {
  const target = band.melody
  const { density, swing, lead } = style
  const start = at.bar * beat * BEATS_PER_BAR
  const notes = Array.from({ length: at.length * density }, (_, note) => note).filter(
    (note) => density !== 2 || (note + at.bar) % 4 !== 3,
  )
  for (const note of notes) {
    const late = density > 1 && note % 2 === 1 ? swing : 0
    const isHigh = density === 4 && note % 8 > 4
    const side = note % 2 === 0 ? -1 : 1
    const sound = {
      at: start + (note / density + late) * beat,
      lasts: beat / density,
      hertz: pitch(at.degree + figure[note % figure.length]! * 2, isHigh ? 3 : 2),
      gain: note % density === 0 ? 0.17 : 0.13,
      pan: side * 0.62,
    }
    INSTRUMENTS[lead](target, sound)
    if (density > 1)
      INSTRUMENTS[lead](target, {
        ...sound,
        at: sound.at + beat * 0.75,
        gain: 0.045,
        pan: side * -0.9,
      })
  }
}

/** A few high notes, alternating left and right. */
function playSparkle({ band, style, beat }: Score, at: Bar, pitch: Pitch): void {
  const { sparkle } = style
  if (!sparkle) return
  for (const [index, on] of [0, 1.5, 3].filter((each) => each < at.length).entries())
    INSTRUMENTS[sparkle](band.melody, {
      at: (at.bar * BEATS_PER_BAR + on) * beat,
      lasts: beat,
      hertz: pitch(at.degree + 4 - index * 2, 3),
      gain: 0.06,
      pan: index % 2 ? -0.8 : 0.8,
    })
}

const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

function scaleStep(step: number, isMinor: boolean): number {
  const scale = isMinor ? MINOR : MAJOR
  const octave = Math.floor(step / scale.length)
  return scale[((step % scale.length) + scale.length) % scale.length]! + 12 * octave
}

/** Folds what rings on after the end back into the start. */
function wrapped({ left, right }: Stereo, seconds: number): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE)
  const round = (channel: Float32Array) => {
    const result = channel.slice(0, length)
    for (let index = length; index < channel.length; index += 1)
      result[index % length] = result[index % length]! + channel[index]!
    return result
  }
  return { left: round(left), right: round(right) }
}

function fadedEnds(sound: Stereo): Stereo {
  const fadeIn = 480
  const fadeOut = Math.min(sound.left.length, 33_600)
  for (const channel of [sound.left, sound.right]) {
    for (let index = 0; index < Math.min(fadeIn, channel.length); index += 1) {
      channel[index] = channel[index]! * (index / fadeIn)
    }
    for (let index = 0; index < fadeOut; index += 1) {
      const at = channel.length - 1 - index
      channel[at] = channel[at]! * Math.sin((index / fadeOut) * (Math.PI / 2))
    }
  }
  return sound
}
