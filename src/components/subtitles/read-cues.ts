import { parseText } from 'media-captions'
import { byTime, CUE_TEXT_MAX, CUES_MAX, type Cue } from '@/contract/subtitles'

export interface ReadCues {
  cues: Cue[]
  /** Entries without words, without a length, or beyond what fits. */
  leftOut: number
}

/** A line of SRT or WebVTT that says from when to when. */
const TIMES = /^\s*\d[\d:.,]*[^\S\n]*-->/gm

/** Reads SRT, WebVTT, or the words and times of SSA and ASS. */
export async function readCues(text: string): Promise<ReadCues> {
  const clean = text.replace(/^\ufeff/, '')
  const parsed = await parseText(clean, { type: typeOf(clean), strict: false })
  const all = parsed.cues.map(({ startTime, endTime, text: words }) => ({
    from_ms: Math.round(startTime * 1000),
    to_ms: Math.round(endTime * 1000),
    text: plain(words).slice(0, CUE_TEXT_MAX),
  }))
  const usable = all.filter((cue) => cue.text !== '' && cue.from_ms >= 0 && cue.from_ms < cue.to_ms)
  const cues = usable.toSorted(byTime).slice(0, CUES_MAX)
  // The reader drops what ends before it begins, and says nothing of it.
  const written = clean.match(TIMES)?.length ?? 0
  return { cues, leftOut: Math.max(all.length, written) - cues.length }
}

function typeOf(text: string): 'vtt' | 'srt' | 'ass' {
  if (/^WEBVTT/.test(text)) return 'vtt'
  return /^\s*\[Script Info\]|^Dialogue:/im.test(text) ? 'ass' : 'srt'
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&amp;': '&',
}

/** Words alone: looks are chosen here, and tags of any kind would be shown as they are. */
const plain = (text: string): string =>
  text
    .replace(/\{[^{}\n]*\}/g, '')
    .replace(/<\/?[a-z][^<>\n]*>|<\d[\d:.]*>/gi, '')
    .replace(/&(?:lt|gt|nbsp|lrm|rlm|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\\[Nn]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
