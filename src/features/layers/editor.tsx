import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { zonesFor } from '@/components/media-preview/zones'
import { Button } from '@/components/ui/button'
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet'
import type { OpenedLayers } from '@/contract/endpoints/layers'
import { AnimationPanel } from './animation/animation-panel'
import { MoveFields } from './animation/move-fields'
import { usePlayback } from './animation/use-playback'
import { beginEditing, edit as step } from './editing'
import { LayerList } from './layer-list'
import { Properties } from './properties'
import { SaveBar } from './save-bar'
import { Stage } from './stage'
import { Toolbar } from './toolbar'
import { boxOf, useDrawn } from './use-drawn'
import { useKeys } from './use-keys'
import { useScale } from './use-scale'

interface EditorProps {
  fileId: string
  opened: OpenedLayers
}

const sizeOf = ({ document: { width, height } }: OpenedLayers) => ({ width, height })

/** The layer editor of a picture: the stage, the layer list, and the properties of a layer. */
export function Editor({ fileId, opened }: EditorProps) {
  const { t } = useLingui()
  const [editing, edit] = useReducer(step, opened.document, beginEditing)
  const [saved, setSaved] = useState(opened.document)
  const [placement, setPlacement] = useState(opened.placement)
  const [added, setAdded] = useState<readonly (readonly [string, string])[]>([])
  const stage = useRef<HTMLDivElement>(null)
  const { document, selectedId } = editing
  const drawn = useDrawn(document)
  const scale = useScale(document)
  const playback = usePlayback({
    ...{ document, stage, scale: scale.scale },
    boxOf: (layer) => boxOf(layer, drawn.drawingOf(layer)),
  })
  const onKeyDown = useKeys({ editing, edit, stage })
  const urls = useMemo(
    () => new Map([...opened.files.map(({ file_id, url }) => [file_id, url] as const), ...added]),
    [opened.files, added],
  )
  const selected = document.layers.find(({ id }) => id === selectedId)
  const zones = useMemo(
    () => zonesFor({ media: { kind: 'image', ...sizeOf(opened) }, placement: opened.placement }),
    [opened],
  )
  const zone = zones.find(({ placementId }) => placementId === placement)?.zone ?? null
  // After a layer was removed, the newly selected one gets the focus.
  useEffect(() => {
    if (window.document.activeElement !== window.document.body || !selectedId) return
    stage.current?.querySelector<HTMLElement>(`[data-layer="${selectedId}"]`)?.focus()
  }, [selectedId])
  const properties = (
    <>
      {selected && (
        <>
          <Properties key={selected.id} {...{ selected, editing, edit }} />
          <MoveFields key={`${selected.id} moves`} {...{ selected, editing, edit }} />
        </>
      )}
      <AnimationPanel {...{ editing, edit }} />
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside.
    <div
      // Clicking something unfocusable, such as a handle, keeps keyboard shortcuts working here.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid outline-none w-full grow grid-rows-[auto_minmax(16rem,1fr)_auto] gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex flex-col gap-2 lg:col-span-2">
        <Toolbar
          {...{ editing, edit, scale, placement, playback }}
          zones={zones}
          onPlacement={setPlacement}
          onImage={(id, url) => setAdded((all) => [...all, [id, url]])}
        />
        {opened.is_flat && (
          <p className="text-muted-foreground text-sm">
            <Trans>
              This image opens as a single layer. Add text, shapes, and images on top of it.
            </Trans>
          </p>
        )}
        {drawn.hasFailed && (
          <p role="alert" className="flex flex-wrap items-center gap-2 text-destructive text-sm">
            <Trans>The text couldn’t be drawn.</Trans>
            <Button variant="link" onClick={drawn.retry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
      </div>
      <div className="relative min-h-[50dvh] rounded-xl border bg-muted lg:min-h-[68dvh]">
        <div ref={scale.place} className="absolute inset-4" aria-hidden />
        <div className="absolute inset-0 flex overflow-auto p-4">
          {scale.scale !== null && (
            <Stage
              ref={stage}
              {...{ editing, edit, drawn, urls, zone }}
              scale={scale.scale}
              isPlaying={playback.isPlaying}
            />
          )}
        </div>
      </div>
      <div className="flex min-h-0 flex-col gap-4 rounded-xl border bg-card p-4 max-lg:hidden lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto">
        {properties}
        <LayerList {...{ editing, edit }} />
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:col-span-2 max-lg:sticky max-lg:bottom-0 max-lg:bg-background max-lg:py-2">
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline" className="lg:hidden">
              {selected ? <Trans>Layer settings</Trans> : <Trans>Layers</Trans>}
            </Button>
          </SheetTrigger>
          <SheetContent side="bottom" className="max-h-[70dvh]" aria-describedby={undefined}>
            <SheetTitle>
              <Trans>Layers</Trans>
            </SheetTitle>
            {properties}
            <LayerList {...{ editing, edit }} />
          </SheetContent>
        </Sheet>
        <SaveBar
          key={fileId}
          fileId={fileId}
          name={opened.name}
          before={opened.document}
          after={document}
          isChanged={document !== saved}
          onSaved={setSaved}
        />
      </div>
      <LeaveGuard isGenerating={false} isUploading={document !== saved} />
      <p aria-live="polite" className="sr-only">
        {drawn.isDrawing ? t`Drawing` : ''}
      </p>
    </div>
  )
}
