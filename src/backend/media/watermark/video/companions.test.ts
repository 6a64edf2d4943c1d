import { expect, test } from 'vitest'
import { companionArguments } from './companions.ts'
import type { Companion } from './source.ts'

const line = (companion: Companion, container: 'mp4' | 'mov' | 'matroska') =>
  companionArguments([companion], container).join(' ')

const sound = (codec: string): Companion => ({ index: 2, kind: 'audio', codec })
const words = (codec: string): Companion => ({ index: 3, kind: 'subtitle', codec })

test('sound is copied where it can be, and else becomes one that loses nothing', () => {
  expect(line(sound('aac'), 'mp4')).toBe('-map 0:2 -c:1 copy -map_metadata:s:1 0:s:2')
  expect(line(sound('pcm_s16le'), 'mp4')).toContain('-c:1 flac')
  expect(line(sound('pcm_s24le'), 'mov')).toContain('-c:1 copy')
  expect(line(sound('opus'), 'mov')).toContain('-c:1 pcm_s24le')
  expect(line(sound('wmav2'), 'matroska')).toContain('-c:1 copy')
})

test('subtitles of words are kept in every container, those of pictures in Matroska', () => {
  expect(line(words('subrip'), 'mp4')).toContain('-c:1 mov_text')
  expect(line(words('mov_text'), 'matroska')).toContain('-c:1 srt')
  expect(line(words('hdmv_pgs_subtitle'), 'matroska')).toContain('-c:1 copy')
  expect(line(words('hdmv_pgs_subtitle'), 'mp4')).toBe('')
})

test('streams are counted by their place in the result, not in the source', () => {
  const companions: Companion[] = [words('dvd_subtitle'), sound('aac'), sound('opus')]
  expect(companionArguments(companions, 'mp4').filter((part) => part.startsWith('-c:'))).toEqual([
    '-c:1',
    '-c:2',
  ])
})
