import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { ErrorCode } from '../../src/contract/error-codes.ts'
import { makePicture, makeVideo } from './media-files.ts'

export interface HostileFile {
  what: string
  fileName: string
  bytes: Buffer
  /** The error its sender gets. */
  code: ErrorCode
}

/** Something on the machine that a playlist could give away. */
export interface Victim {
  path: string
  url: string
}

const text = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`)

const playlist = (entry: string) =>
  text('#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:9', '#EXTINF:9,', entry)

const manifest = (entry: string) =>
  text(
    '<?xml version="1.0"?>',
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT9S">',
    `<Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>${entry}</BaseURL>`,
    '</Representation></AdaptationSet></Period></MPD>',
  )

const svg = text(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  '<script>fetch("/backend/auth/user/info")</script><image href="file:///etc/passwd"/></svg>',
)

/** A PNG of a few kilobytes whose header promises more pixels than any screen has. */
export function floodPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit per pixel, gray.
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, check])
}

/** A ZIP archive with one entry that unpacks to `size` zeros. */
function zipBomb(size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size), { level: 9 })
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(1, 26)
  return Buffer.concat([header, Buffer.from('a'), packed])
}

/** Half a second of silence. */
function wav(): Buffer {
  const samples = Buffer.alloc(8_000)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8_000, 24)
  header.writeUInt32LE(16_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** Files that an attacker, or a broken phone, sends. All must be refused. */
export async function hostileFiles({ path, url }: Victim): Promise<HostileFile[]> {
  const png = await makePicture()
  const jpeg = await makePicture({ format: 'jpeg', width: 400, height: 300 })
  const mp4 = await makeVideo({ seconds: 6 })
  const lateIndex = await makeVideo({ isFastStart: false })
  const mkv = await makeVideo({ seconds: 6, container: 'matroska' })
  const brand = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1')
  const one = (what: string, fileName: string, bytes: Buffer, code: ErrorCode): HostileFile => ({
    what,
    fileName,
    bytes,
    code,
  })
  return [
    one('a playlist of a local file', 'a.mp4', playlist(`file://${path}`), 'unsupported_media'),
    one('a playlist of a path', 'b.mov', playlist(path), 'unsupported_media'),
    one('a playlist of an address', 'c.mkv', playlist(url), 'unsupported_media'),
    one('a playlist by its name', 'd.m3u8', playlist(url), 'unsupported_media'),
    one(
      'a list to join',
      'e.mp4',
      text('ffconcat version 1.0', `file '${path}'`),
      'unsupported_media',
    ),
    one(
      'a list to join by address',
      'f.webm',
      text('ffconcat version 1.0', `file '${url}'`),
      'unsupported_media',
    ),
    one('a DASH manifest', 'g.mp4', manifest(`file://${path}`), 'unsupported_media'),
    one('a DASH manifest of an address', 'h.mp4', manifest(url), 'unsupported_media'),
    one(
      'a playlist behind a video’s first bytes',
      'i.mp4',
      Buffer.concat([brand, playlist(url)]),
      'media_unreadable',
    ),
    one('a picture of 400 million pixels', 'j.png', floodPng(20_000, 20_000), 'media_too_large'),
    one('a picture of one endless row', 'k.png', floodPng(200_000, 300), 'media_too_large'),
    one('a picture of three endless rows', 'ah.png', floodPng(12_500_000, 3), 'media_too_large'),
    one('half a PNG', 'l.png', half(png), 'media_unreadable'),
    one('half a JPEG', 'm.jpg', half(jpeg), 'media_unreadable'),
    one('the first bytes of a PNG', 'n.png', png.subarray(0, 24), 'media_unreadable'),
    one('a video without its index', 'o.mp4', half(lateIndex), 'media_unreadable'),
    one('a video with index and half its content', 'p.mp4', half(mp4), 'media_unreadable'),
    one('half a Matroska video', 'q.mkv', half(mkv), 'media_unreadable'),
    one('nothing, as a picture', 'r.png', Buffer.alloc(0), 'media_unreadable'),
    one('nothing, as a video', 's.mp4', Buffer.alloc(0), 'media_unreadable'),
    one('a picture named as a video', 't.mp4', png, 'unsupported_media'),
    one('a video named as a picture', 'u.png', mp4, 'unsupported_media'),
    one('a picture named as a page', 'v.html', png, 'unsupported_media'),
    one('an SVG with a script', 'w.svg', svg, 'unsupported_media'),
    one('an SVG named as a PNG', 'x.png', svg, 'unsupported_media'),
    one(
      'a page named as a picture',
      'y.jpg',
      text('<!doctype html><script>1</script>'),
      'unsupported_media',
    ),
    one('a GIF that is a script', 'z.gif', text('GIF89a/*', '*/=1;alert(1)//'), 'media_unreadable'),
    one(
      'a script with a JPEG’s first bytes',
      'aa.jpg',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text('alert(1)')]),
      'media_unreadable',
    ),
    one('an archive that unpacks to 100 MB', 'ab.png', zipBomb(100_000_000), 'unsupported_media'),
    one('a compressed picture', 'ac.png', gzipSync(png), 'unsupported_media'),
    one('a sound', 'ad.wav', wav(), 'unsupported_media'),
    one('a document', 'ae.png', text('%PDF-1.7', '1 0 obj'), 'unsupported_media'),
    one(
      'a program',
      'af.mp4',
      Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)]),
      'unsupported_media',
    ),
    one('zeros', 'ag.mp4', Buffer.alloc(4_096), 'unsupported_media'),
  ]
}
