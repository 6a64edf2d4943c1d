import type { Samples, Stack } from '../picture/layout.ts'

/**
 * Raw pictures with a time stamp each, in the smallest Matroska file ffmpeg reads. A raw stream has no time stamps, and
 * a variable-rate video must get its frames back at their times.
 */
const MICROSECOND_NS = 1_000
const FOUR_CC = { 8: 'I420', 16: 'Y3\u000b\u000a' } as const

export function matroskaHead({ width, height }: Stack, bits: 8 | 16): Buffer {
  const kind = element('1a45dfa3', element('4282', Buffer.from('matroska')))
  const info = element('1549a966', element('2ad7b1', whole(MICROSECOND_NS)))
  const picture = element(
    'e0',
    Buffer.concat([
      element('b0', whole(width)),
      element('ba', whole(height)),
      element('2eb524', Buffer.from(FOUR_CC[bits], 'latin1')),
    ]),
  )
  const track = element(
    'ae',
    Buffer.concat([
      element('d7', whole(1)),
      element('73c5', whole(1)),
      element('83', whole(1)),
      element('86', Buffer.from('V_UNCOMPRESSED')),
      picture,
    ]),
  )
  // A segment of unknown length, which ends with the stream.
  const segment = Buffer.from('1853806701ffffffffffffff', 'hex')
  return Buffer.concat([kind, segment, info, element('1654ae6b', track)])
}

/** Header for a picture's samples: a cluster with its time and one block. */
export function matroskaFrameHead(seconds: number, samples: Samples): Buffer {
  const time = element('e7', whole(Math.max(0, Math.floor(seconds * 1e6))))
  const block = Buffer.concat([
    Buffer.from('a3', 'hex'),
    length(samples.byteLength + 4),
    Buffer.from('81000080', 'hex'),
  ])
  const size = length(time.length + block.length + samples.byteLength)
  return Buffer.concat([Buffer.from('1f43b675', 'hex'), size, time, block])
}

const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), length(content.length), content])

function length(bytes: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(bytes))
  size[0] = 1
  return size
}

function whole(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
