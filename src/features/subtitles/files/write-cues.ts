import type { Cue } from '@/contract/subtitles'

export const SUBTITLE_FORMATS = ['srt', 'vtt'] as const
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number]

/** `00:01:02,345`, with a comma in SRT and a period in WebVTT. */
function stamp(ms: number, mark: ',' | '.'): string {
  const digits = (value: number, count = 2) => String(Math.floor(value)).padStart(count, '0')
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
  return `${digits(hours)}:${digits(minutes)}:${digits(seconds)}${mark}${digits(ms % 1000, 3)}`
}

/** An empty line would end a cue, and an arrow would begin one. */
const lines = (text: string): string =>
  text
    .replace(/\n\s*\n/g, '\n')
    .replaceAll('-->', '→')
    .trim()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A subtitle file as players read it. */
export function writeCues(cues: readonly Cue[], format: SubtitleFormat): string {
  const mark = format === 'srt' ? ',' : '.'
  const parts = cues
    .filter(({ text }) => text.trim() !== '')
    .map(({ from_ms, to_ms, text }, index) => {
      const words = format === 'srt' ? lines(text) : escaped(lines(text))
      return `${index + 1}\n${stamp(from_ms, mark)} --> ${stamp(to_ms, mark)}\n${words}\n`
    })
  return [...(format === 'vtt' ? ['WEBVTT\n'] : []), ...parts].join('\n')
}
