import type { CSSProperties } from 'react'
import type { Language } from '@/contract/languages'
import type { SafeZone } from '@/contract/safe-zone'
import { naturalLeading } from '@/contract/script-letters'
import { languageOf, wordAt, wordsOf } from '@/contract/spoken-words'
import {
  type Cue,
  cuesAt,
  SUBTITLE_SIZE_SHARES,
  type SubtitleStyle,
  subtitleZone,
} from '@/contract/subtitles'

interface WordsOverlayProps {
  /** Position in the film, in milliseconds. */
  ms: number
  cues: readonly Cue[]
  style: SubtitleStyle
  zone: SafeZone | null
  size: { width: number; height: number }
  language: Language
}

const percent = (share: number) => `${share * 100}%`

/** The subtitles at this moment over the film, with the same measures as burned in. */
export function WordsOverlay(props: WordsOverlayProps) {
  const { ms, cues, style, zone, size, language } = props
  const now = cuesAt(cues, ms).filter(({ text }) => text.trim() !== '')
  const free = subtitleZone(size, zone)
  const fontSize = `${SUBTITLE_SIZE_SHARES[style.size] * 100}cqmin`
  const across = { left: percent(free.left), right: percent(free.right) }
  const down = {
    bottom: { bottom: percent(free.bottom) },
    top: { top: percent(free.top) },
    middle: { top: '50%', translate: '0 -50%' },
  }[style.place]
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute flex flex-col items-center gap-[0.6em] text-center font-semibold"
      style={{
        ...across,
        ...down,
        fontSize,
        flexDirection: style.place === 'bottom' ? 'column-reverse' : 'column',
      }}
    >
      {now.map((cue) => (
        <p
          key={`${cue.from_ms} ${cue.to_ms} ${cue.text}`}
          lang={languageOf(cue.text, language)}
          style={{ ...lookOf(style), lineHeight: naturalLeading(cue.text) }}
        >
          <Words cue={cue} ms={ms} style={style} language={languageOf(cue.text, language)} />
        </p>
      ))}
    </div>
  )
}

const rimOf = (colour: string): CSSProperties => ({
  WebkitTextStroke: `0.16em ${colour}`,
  paintOrder: 'stroke fill',
})

function lookOf({ look, ink, accent }: SubtitleStyle): CSSProperties {
  const base: CSSProperties = { color: ink, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }
  if (look === 'outline') return { ...base, ...rimOf(accent) }
  if (look === 'highlight') return { ...base, ...rimOf('#101014'), isolation: 'isolate' }
  return {
    ...base,
    backgroundColor: `color-mix(in srgb, ${accent} 88%, transparent)`,
    padding: '0.2em 0.38em',
    // The letters define the position; the plate extends beyond them.
    margin: '-0.2em -0.38em',
    borderRadius: '0.28em',
  }
}

interface WordsProps {
  cue: Cue
  ms: number
  style: SubtitleStyle
  language: Language
}

function Words({ cue, ms, style, language }: WordsProps) {
  const said = style.look === 'highlight' ? wordAt(cue, ms, language) : null
  const word = said === null ? undefined : wordsOf(cue.text, language)[said]
  if (!word) return cue.text
  return (
    <>
      {cue.text.slice(0, word.start)}
      <span
        style={{
          backgroundColor: style.accent,
          borderRadius: '0.18em',
          boxShadow: `0 0 0 0.1em ${style.accent}`,
          WebkitTextStroke: '0',
          // As in the film: descenders of the line above lie over the plate.
          position: 'relative',
          zIndex: -1,
        }}
      >
        {cue.text.slice(word.start, word.end)}
      </span>
      {cue.text.slice(word.end)}
    </>
  )
}
