import { parseText } from 'media-captions'
import { byTime, CUE_TEXT_MAX, CUES_MAX, type Cue } from '@/contract/subtitles'
import { readSrt, tidyVtt } from './read-srt'

export interface ReadCues {
  cues: Cue[]
  /** Entries without words, without a length, or beyond the limit. */
  leftOut: number
}

/** Reads SRT, WebVTT, or the words and times of SSA and ASS. */
export async function readCues(text: string): Promise<ReadCues> {
  const clean = text.replace(/^\ufeff/, '')
  const type = typeOf(clean)
  const { entries, count } = await written(clean, type)
  const all = entries.map((cue) => ({
    ...cue,
    text: plain(cue.text, type === 'ass' ? BRACES : TAGS_IN_BRACES).slice(0, CUE_TEXT_MAX),
  }))
  const usable = all.filter((cue) => cue.text !== '' && cue.from_ms >= 0 && cue.from_ms < cue.to_ms)
  const cues = usable.toSorted(byTime).slice(0, CUES_MAX)
  return { cues, leftOut: count - cues.length }
}

/** The entries of a file, and their number including those the readers drop. */
async function written(text: string, type: FileType): Promise<{ entries: Cue[]; count: number }> {
  if (type === 'srt') {
    const entries = readSrt(text)
    return { entries, count: entries.length }
  }
  const source = type === 'vtt' ? tidyVtt(text) : text
  const { cues } = await parseText(source, { type, strict: false })
  const entries = cues.map(({ startTime, endTime, text: words }) => ({
    from_ms: Math.round(startTime * 1000),
    to_ms: Math.round(endTime * 1000),
    text: words,
  }))
  // The reader silently drops cues that end before they begin.
  const times = type === 'vtt' ? (source.match(/^\d\d:.* --> /gm)?.length ?? 0) : 0
  return { entries, count: Math.max(entries.length, times) }
}

type FileType = 'vtt' | 'srt' | 'ass'

function typeOf(text: string): FileType {
  if (/^\s*WEBVTT/.test(text)) return 'vtt'
  return /^[^\S\n]*\[Script Info\]|^Dialogue:/im.test(text) ? 'ass' : 'srt'
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

/** In ASS everything in braces is styling or a remark. */
const BRACES = /\{[^{}\n]*\}/g
/** In other formats only the tags borrowed from ASS and MicroDVD; other braces are text. */
const TAGS_IN_BRACES = /\{(?:\\[^{}\n]*|\/?[biu]|[a-z]:[^{}\n]*)\}/gi

/** Plain text: styling is chosen here, and tags of any kind would be shown literally. */
const plain = (text: string, looks: RegExp): string =>
  text
    .replace(looks, '')
    .replace(/<\/?[a-z][^<>\n]*>|<\d[\d:.]*>/gi, '')
    .replace(/&(?:lt|gt|nbsp|lrm|rlm|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\\[Nn]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
