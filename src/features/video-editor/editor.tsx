import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useReducer } from 'react'
import { cn } from '@/components/ui/class-names'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import {
  TIMELINE_CLIPS_MAX,
  type Timeline,
  type TimelineClip,
  type TimelineResolution,
} from '@/contract/timeline'
import { layOut } from '@/contract/timeline-layout'
import { errorMessage } from '@/i18n/error-messages'
import { AddClips } from './adding/add-clips'
import { CropOverlay } from './crop/crop-overlay'
import { useCropping } from './crop/use-cropping'
import { type DraftOf, isSaved, writeDraft } from './draft'
import { beginEditing, edit as edited } from './editing'
import { Stage } from './film/stage'
import { Transport } from './film/transport'
import { usePlayer, useShownFilm } from './film/use-player'
import { FilmKeys } from './film-keys'
import { Lane } from './lane/lane'
import { ClipPanel } from './panel/clip-panel'
import { FilmPanel } from './panel/film-panel'
import { RenderBar } from './panel/render-bar'
import { TrackPanel } from './panel/track-panel'
import { useKeys } from './use-keys'
import { useSources } from './use-sources'

const NEW_CLIP = {
  ...{ from_ms: 0, speed: 1, focus: 0.5, volume: 1, is_muted: false },
  fit: 'fill',
  enter: { kind: 'cut', ms: 0 },
} as const

const STILL_MS = 3_000

const clipOf = ({ file_id, kind, duration_seconds }: TimelineSource): Omit<TimelineClip, 'id'> =>
  kind === 'image'
    ? { ...NEW_CLIP, file_id, to_ms: STILL_MS, still: 'push_in' }
    : { ...NEW_CLIP, file_id, to_ms: Math.floor(duration_seconds * 1000) }

interface EditorProps extends DraftOf {
  begun: Timeline
  /** Name and resolution of the opened film. */
  opened?: { name: string; resolution: TimelineResolution }
  /** Timelines already saved in files. */
  saved?: readonly Timeline[]
  /** Called with the timeline a file was requested for. */
  onMade?: (timeline: Timeline) => void
  /** Called with whether there are unsaved changes. */
  onUnsaved?: (isUnsaved: boolean) => void
}

const NONE: readonly Timeline[] = []

/** The video editor: clips cut, ordered and joined, with sound, captions and an end card. */
export function Editor(props: EditorProps) {
  const { owner, film, begun, opened, saved = NONE, onMade, onUnsaved } = props
  const { t, i18n } = useLingui()
  const [editing, edit] = useReducer(edited, begun, beginEditing)
  const { timeline, selectedId } = editing
  // An opened film without edits is no draft.
  const isTouched = editing.past.length + editing.future.length > 0
  useEffect(() => {
    if (isTouched) writeDraft({ owner, film }, timeline, saved)
    onUnsaved?.(!isSaved(timeline, saved))
  }, [owner, film, isTouched, timeline, saved, onUnsaved])
  const { sources, error } = useSources(timeline)
  const player = usePlayer()
  const onKeyDown = useKeys({ editing, edit, player, sources })
  const add = (source: TimelineSource) => edit({ type: 'add', clip: clipOf(source), size: source })
  const { clips, tracks } = timeline
  const at = clips.findIndex(({ id }) => id === selectedId)
  const clip = clips[at]
  const cropping = useCropping({ timeline, clip, sources, player, edit })
  useShownFilm(player, cropping.shown, sources)
  const track = tracks.find(({ id }) => id === selectedId)
  const name = opened?.name ?? sources.get(clips[0]?.file_id ?? '')?.name ?? t`Video editor`
  const isEmpty = clips.length === 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, as of a player.
    <div
      // Clicking something unfocusable, such as the film, keeps keyboard shortcuts working here.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={cn(
        'grid w-full items-start gap-4 outline-none lg:gap-6',
        !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
        {!isEmpty && (
          <Stage player={player} timeline={cropping.shown} sources={sources}>
            <CropOverlay {...{ clip, cropping, timeline, player, sources, edit }} />
          </Stage>
        )}
        {(!isEmpty || editing.past.length > 0) && (
          <Transport player={player} editing={editing} edit={edit} />
        )}
        {!isEmpty && <Lane editing={editing} edit={edit} player={player} sources={sources} />}
        <AddClips isFirst={isEmpty} isFull={clips.length >= TIMELINE_CLIPS_MAX} onSource={add} />
        {error && <p className="text-destructive text-sm">{errorMessage(i18n, error)}</p>}
        {!isEmpty && <FilmKeys />}
      </div>
      {!isEmpty && (
        <div className="flex min-w-0 flex-col gap-4">
          {clip && (
            <Part name={<Trans>Clip</Trans>}>
              <ClipPanel {...{ clip, at, cropping, edit }} count={clips.length} />
            </Part>
          )}
          {track && (
            <Part name={track.kind === 'voice' ? <Trans>Voice</Trans> : <Trans>Music</Trans>}>
              <TrackPanel track={track} frames={layOut(timeline).frames} edit={edit} />
            </Part>
          )}
          <Part name={<Trans>Video</Trans>}>
            <FilmPanel timeline={timeline} edit={edit} />
          </Part>
          <Part name={<Trans>Result</Trans>}>
            <RenderBar
              {...{ timeline, name, edit }}
              isVersion={film !== null}
              openedIn={opened?.resolution}
              onMade={(made) => onMade?.(made)}
            />
          </Part>
        </div>
      )}
    </div>
  )
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-xl border bg-card p-4">
      <h2 className="font-medium text-base">{name}</h2>
      {children}
    </section>
  )
}
