import type { Random } from '../random.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'

/** A sound that belongs to a movement on screen. */
export interface Effect {
  kind: 'whoosh' | 'pop' | 'shine'
  /** In seconds; a whoosh peaks here, the others start here. */
  at: number
}

const WHOOSH_SECONDS = 0.6
const TURN = Math.PI * 2

export function playEffect(target: Stereo, { kind, at }: Effect, random: Random): void {
  if (kind === 'whoosh') whoosh(target, at - WHOOSH_SECONDS / 2, random)
  else if (kind === 'pop') pop(target, at)
  else shine(target, at)
}

/** Air passing from left to right: noise that brightens towards the middle. */
function whoosh(target: Stereo, from: number, random: Random): void {
  let [slow, fast] = [0, 0]
  along(target, from, WHOOSH_SECONDS, (t) => {
    const swell = Math.sin(Math.PI * (t / WHOOSH_SECONDS)) ** 2
    const noise = random.next() * 2 - 1
    fast += (noise - fast) * (0.06 + 0.34 * swell)
    slow += (noise - slow) * (0.015 + 0.06 * swell)
    const share = t / WHOOSH_SECONDS
    const value = (fast - slow) * swell * 0.5
    return [value * (1.2 - share), value * (0.2 + share)]
  })
}

/** A drop that falls in pitch. */
function pop(target: Stereo, from: number): void {
  along(target, from, 0.11, (t) => {
    const phase = TURN * (320 * t + 26 * (1 - Math.exp(-t * 45)))
    const value = Math.sin(phase) * Math.exp(-t * 38) * Math.min(1, t / 0.002) * 0.5
    return [value, value]
  })
}

const SHINE_HERTZ = [1_318.5, 1_975.5, 2_637]

/** Three small bells. */
function shine(target: Stereo, from: number): void {
  for (const [index, hertz] of SHINE_HERTZ.entries()) {
    along(target, from + index * 0.055, 0.7, (t) => {
      const value = Math.sin(TURN * hertz * t) * Math.exp(-t * 7) * Math.min(1, t / 0.004) * 0.07
      return [value * (1 - index * 0.2), value * (0.6 + index * 0.2)]
    })
  }
}

function along(
  { left, right }: Stereo,
  from: number,
  seconds: number,
  voice: (t: number) => [number, number],
): void {
  const first = Math.round(from * SAMPLE_RATE)
  const length = Math.round(seconds * SAMPLE_RATE)
  for (let step = 0; step < length; step += 1) {
    const [l, r] = voice(step / SAMPLE_RATE)
    const index = first + step
    if (index < 0 || index >= left.length) continue
    left[index] = left[index]! + l
    right[index] = right[index]! + r
  }
}
