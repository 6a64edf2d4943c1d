import { asWav } from '../../src/backend/generation/providers/speech/as-wav.ts'

const SOUND_RATE = 24_000

/** A tone that swells five times a second, as a mono WAV. */
export function makeSound({ seconds, hz = 220 }: { seconds: number; hz?: number }): Buffer {
  const samples = Buffer.alloc(SOUND_RATE * seconds * 2)
  for (let at = 0; at < samples.length / 2; at += 1) {
    const time = at / SOUND_RATE
    const swell = 0.6 + 0.4 * Math.sin(2 * Math.PI * 5 * time)
    samples.writeInt16LE(Math.round(6_000 * swell * Math.sin(2 * Math.PI * hz * time)), at * 2)
  }
  const data = samples.toString('base64')
  return Buffer.from(asWav({ mimeType: `audio/L16;rate=${SOUND_RATE}`, data }), 'base64')
}
