const RATE_USUAL = 24_000
const HEADER_BYTES = 44

/** Sound as it came; raw samples (`audio/L16;rate=24000`) get a WAV header. */
export function asWav({ mimeType, data }: { mimeType: string; data: string }): string {
  if (!/^audio\/(l16|pcm)\b/i.test(mimeType)) return data
  const samples = Buffer.from(data, 'base64')
  const rate = Number(/rate=(\d+)/.exec(mimeType)?.[1] ?? RATE_USUAL)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples]).toString('base64')
}
