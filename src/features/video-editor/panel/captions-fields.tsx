import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { trackListQuery, trackQuery } from '@/api/subtitles.functions'
import { notify } from '@/browser/notifications'
import { faultSentence } from '@/components/subtitles/fault-words'
import { StyleForm } from '@/components/subtitles/style-form'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { unwritableWords } from '@/contract/script-letters'
import { type Cue, FIRST_SUBTITLE_STYLE } from '@/contract/subtitles'
import type { Timeline } from '@/contract/timeline'
import { errorMessage } from '@/i18n/error-messages'

interface CaptionsFieldsProps {
  captions: Timeline['captions']
  onChange: (captions: Timeline['captions']) => void
}

/** No subtitle file is larger. */
const FILE_MAX_BYTES = 5_000_000

/** Captions over the film, from a file or from saved subtitles. */
export function CaptionsFields({ captions, onChange }: CaptionsFieldsProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const { data: list } = useQuery(trackListQuery())
  const style = captions?.style ?? FIRST_SUBTITLE_STYLE
  const cue_count = captions?.cues.length ?? 0
  const put = (cues: readonly Cue[], look = style) => {
    const spoken = cues.filter(({ text }) => text.trim() !== '')
    if (spoken.length === 0) return notify('error', t`This file has no subtitles.`)
    onChange({ cues: spoken, style: look })
  }

  async function open(file: File | undefined) {
    if (!file) return
    if (file.size > FILE_MAX_BYTES) return notify('error', t`This file is too large for subtitles.`)
    try {
      const [{ readText }, { readCues }] = await Promise.all([
        import('@/browser/read-text'),
        import('@/components/subtitles/read-cues'),
      ])
      const { text } = readText(new Uint8Array(await file.arrayBuffer()))
      put((await readCues(text)).cues)
    } catch {
      notify('error', t`This file couldn’t be read as subtitles.`)
    }
  }

  async function take(trackId: string) {
    try {
      const track = await client.fetchQuery(trackQuery(trackId))
      put(track.cues, track.style)
    } catch (error) {
      notify('error', errorMessage(i18n, error))
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <input
        ref={picker}
        type="file"
        accept=".srt,.vtt,.ass,.ssa,.txt"
        className="hidden"
        tabIndex={-1}
        aria-hidden
        data-picks="captions"
        onChange={({ target }) => {
          void open(target.files?.[0])
          target.value = ''
        }}
      />
      <span className="flex max-w-full flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => picker.current?.click()}>
          <FileUp aria-hidden />
          <Trans>Import SRT, VTT, or ASS</Trans>
        </Button>
        {list && list.tracks.length > 0 && (
          <Select
            aria-label={t`Your subtitles`}
            value=""
            className="max-w-full"
            onChange={({ target }) => void take(target.value)}
          >
            <option value="" disabled>
              {t`Your subtitles`}
            </option>
            {list.tracks.map(({ track_id, name }) => (
              <option key={track_id} value={track_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </span>
      {captions && (
        <>
          <span className="flex items-center gap-3">
            <Plural value={cue_count} one="# subtitle" other="# subtitles" />
            <Button variant="link" onClick={() => onChange(null)}>
              <Trans>Remove</Trans>
            </Button>
          </span>
          <Unwritable cues={captions.cues} />
          <StyleForm style={style} onChange={(next) => onChange({ ...captions, style: next })} />
        </>
      )}
    </div>
  )
}

const WORDS_SHOWN = 3

/** Names words that none of our fonts can draw: the film would be refused. */
function Unwritable({ cues }: { cues: readonly Cue[] }) {
  const { i18n } = useLingui()
  const words = cues.flatMap(({ text }) => unwritableWords(text)).slice(0, WORDS_SHOWN)
  if (words.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-warning">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {faultSentence(i18n, { kind: 'unwritable', words: words.join(' ') })}
    </p>
  )
}
