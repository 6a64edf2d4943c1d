import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { waveformQuery } from '@/api/subtitles.functions'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Transport } from '@/components/playback/transport'
import { usePlayback } from '@/components/playback/use-playback'
import { SaveNote } from '@/components/save-note/save-note'
import { StyleForm } from '@/components/subtitles/style-form'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'
import { nearestRatio } from '@/contract/nearest-ratio'
import { findPlacement } from '@/contract/placements'
import { useLanguage } from '@/i18n/use-language'
import { BurnIn } from './burn-in'
import { beginEditing, editCues, plainCues } from './cues/cue-edits'
import { CueList } from './cues/cue-list'
import { CueTools } from './cues/cue-tools'
import { ShiftForm } from './cues/shift-form'
import { SubtitleKeys } from './cues/subtitle-keys'
import { EraseBurntIn } from './erase-burnt-in'
import { FileTools } from './files/file-tools'
import { Film } from './film/film'
import { SubtitleOverlay } from './film/subtitle-overlay'
import { Waveform } from './film/waveform'
import { FromSpeech } from './speech/from-speech'
import { TranslateForm } from './translation/translate-form'
import { useAutosave } from './use-autosave'
import { useCommands } from './use-commands'

interface EditorProps {
  track: SubtitleTrack
  video: NonNullable<SubtitleTrack['video']>
  onReload: () => void
}

/** Words, times and style of one video's subtitles. */
export function Editor({ track, video, onReload }: EditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const playback = usePlayback()
  const duration = video.duration_seconds
  const [history, edit] = useReducer(editCues, track.cues, beginEditing)
  const [style, setStyle] = useState(track.style)
  const [placement, setPlacement] = useState<string | null>(null)
  const cues = useMemo(() => plainCues(history.cues), [history.cues])
  const { state, retry } = useAutosave(track, { cues, style })
  const { desk, run, open, onKeyDown } = useCommands({ history, edit, playback, duration })
  const { data: waveform = null } = useQuery(waveformQuery(track.track_id))
  const zone = placement ? (findPlacement(placement, nearestRatio(video))?.safeZone ?? null) : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, as of a player.
    <div
      ref={desk}
      // Clicking something unfocusable, such as the film, keeps keyboard shortcuts working here.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="outline-none grid w-full items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-6"
    >
      <div className="flex min-w-0 flex-col gap-3 max-lg:sticky max-lg:top-(--header-height) max-lg:z-10 max-lg:bg-background max-lg:pb-2">
        <Film video={video} playback={playback}>
          <SubtitleOverlay
            playback={playback}
            cues={cues}
            style={style}
            zone={zone}
            size={video}
            language={language}
          />
        </Film>
        <Waveform
          playback={playback}
          duration={duration}
          waveform={waveform}
          cues={history.cues}
          selectedId={history.selectedId}
          edit={edit}
        />
        <Transport playback={playback} duration={duration} hasAudio={video.has_audio}>
          <SaveNote state={state} onRetry={retry} onReload={onReload} />
        </Transport>
      </div>
      <Tabs defaultValue="lines" className="min-w-0 rounded-xl border bg-card">
        <TabsList aria-label={t`Parts of the editor`} className="px-2">
          <TabsTrigger value="lines">
            <Trans>Text</Trans>
          </TabsTrigger>
          <TabsTrigger value="style">
            <Trans>Style</Trans>
          </TabsTrigger>
          <TabsTrigger value="video">
            <Trans>Burn in</Trans>
          </TabsTrigger>
        </TabsList>
        <TabsContent value="lines" className="flex flex-col gap-3">
          <div className="flex flex-col gap-3 px-3 pt-3">
            <CueTools history={history} onCommand={run} />
            <FromSpeech
              video={video}
              name={track.name}
              hasCues={cues.length > 0}
              onHeard={(heard) => edit({ type: 'replace', cues: heard })}
            />
            <FileTools
              cues={cues}
              name={track.name}
              onImport={(imported) => edit({ type: 'replace', cues: imported })}
            />
            <TranslateForm fileId={video.file_id} name={track.name} cues={cues} style={style} />
          </div>
          <CueList
            history={history}
            endMs={duration * 1_000}
            edit={edit}
            onOpen={(cue) => open(cue, 'text')}
          />
          <div className="flex flex-col gap-3 border-t px-3 py-3">
            <ShiftForm isOff={cues.length === 0} onShift={(ms) => edit({ type: 'shift', ms })} />
            <SubtitleKeys />
          </div>
        </TabsContent>
        <TabsContent value="style" className="p-4">
          <StyleForm style={style} onChange={setStyle} />
        </TabsContent>
        <TabsContent value="video" className="p-4">
          <BurnIn
            video={video}
            name={track.name}
            cues={cues}
            style={style}
            placement={placement}
            onPlacement={setPlacement}
          />
          <hr className="my-4" />
          <EraseBurntIn video={video} />
        </TabsContent>
      </Tabs>
      <LeaveGuard isGenerating={false} isUploading={state === 'waiting' || state === 'saving'} />
    </div>
  )
}
