import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { notify } from '@/browser/notifications'
import type { Encoding, ReadText } from '@/browser/read-text'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { entriesOf, keysOf } from '@/contract/keys-of'
import type { Cue } from '@/contract/subtitles'
import { SUBTITLE_FORMATS, type SubtitleFormat, writeCues } from './write-cues'

/** No subtitle file is larger. */
const FILE_MAX_BYTES = 5_000_000

interface FileToolsProps {
  cues: readonly Cue[]
  name: string
  onImport: (cues: readonly Cue[]) => void
}

interface Imported extends ReadText {
  bytes: Uint8Array
  count: number
  leftOut: number
}

/** Imports and exports subtitle files. */
export function FileTools({ cues, name, onImport }: FileToolsProps) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const [imported, setImported] = useState<Imported | null>(null)

  async function take(bytes: Uint8Array, encoding?: Encoding) {
    const [{ readText, decode }, { readCues }] = await Promise.all([
      import('@/browser/read-text'),
      import('@/components/subtitles/read-cues'),
    ])
    const read = encoding
      ? { encoding, text: decode(bytes, encoding).normalize('NFC') }
      : readText(bytes)
    const found = await readCues(read.text)
    if (found.cues.length === 0) return notify('error', t`This file has no subtitles.`)
    setImported({ ...read, bytes, count: found.cues.length, leftOut: found.leftOut })
    onImport(found.cues)
  }

  async function open(file: File | undefined) {
    if (!file) return
    if (file.size > FILE_MAX_BYTES) return notify('error', t`This file is too large for subtitles.`)
    await take(new Uint8Array(await file.arrayBuffer())).catch(() =>
      notify('error', t`This file couldn’t be read as subtitles.`),
    )
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={picker}
          type="file"
          accept=".srt,.vtt,.ass,.ssa,.txt"
          className="hidden"
          tabIndex={-1}
          aria-hidden
          data-picks="subtitles"
          onChange={({ target }) => {
            void open(target.files?.[0])
            target.value = ''
          }}
        />
        <Button variant="outline" size="sm" onClick={() => picker.current?.click()}>
          <FileUp />
          <Trans>Import SRT, VTT, or ASS</Trans>
        </Button>
        <div className="flex gap-2">
          {SUBTITLE_FORMATS.map((format) => (
            <Button
              key={format}
              variant="outline"
              size="sm"
              disabled={cues.length === 0}
              onClick={() => save(cues, name, format)}
            >
              <Download />
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
      {imported && (
        <div className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
          <span>
            <Plural value={imported.count} one="# subtitle imported" other="# subtitles imported" />
            {imported.leftOut > 0 && (
              <>
                {' · '}
                <Plural value={imported.leftOut} one="# left out" other="# left out" />
              </>
            )}
          </span>
          <EncodingChoice imported={imported} onChange={(one) => void take(imported.bytes, one)} />
        </div>
      )}
    </div>
  )
}

interface EncodingChoiceProps {
  imported: Imported
  onChange: (encoding: Encoding) => void
}

const ENCODING_NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1258': 'Windows-1258',
  'windows-874': 'Windows-874',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  gb18030: 'GB18030',
  big5: 'Big5',
}

/** Garbled letters mean that the file has another encoding than detected. */
function EncodingChoice({ imported, onChange }: EncodingChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <Label htmlFor={id}>
        <Trans>Encoding</Trans>
      </Label>
      <Select
        id={id}
        value={imported.encoding}
        onChange={({ target }) => {
          const chosen = keysOf(ENCODING_NAMES).find((one) => one === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {entriesOf(ENCODING_NAMES).map(([encoding, label]) => (
          <option key={encoding} value={encoding}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}

function save(cues: readonly Cue[], name: string, format: SubtitleFormat): void {
  const file = new Blob([writeCues(cues, format)], { type: 'text/plain;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.replace(/\.[a-z0-9]{2,4}$/i, '')}.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
