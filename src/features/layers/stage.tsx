import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { SafeZoneFrame } from '@/components/creations/safe-zone-frame'
import { cn } from '@/components/ui/class-names'
import type { PictureLayer } from '@/contract/layers'
import type { SafeZone } from '@/contract/safe-zone'
import type { Edit, Editing } from './editing'
import { layerName } from './layer-names'
import { type Handle, handlesOf } from './resizing'
import type { Box } from './snapping'
import { type DraggingOf, useDragging } from './use-dragging'
import { boxOf, type Drawing, type Drawn } from './use-drawn'

interface StageProps {
  editing: Editing
  edit: (edit: Edit) => void
  scale: number
  drawn: Drawn
  /** File addresses by file id. */
  urls: ReadonlyMap<string, string>
  zone: SafeZone | null
  /** Hides the editor's overlays during playback. */
  isPlaying: boolean
  ref: Ref<HTMLDivElement>
}

/** The picture with its draggable layers. */
export function Stage({ editing, edit, scale, drawn, urls, zone, isPlaying, ref }: StageProps) {
  const { t } = useLingui()
  const { document, selectedId } = editing
  const seen = (layer: PictureLayer): Box => boxOf(layer, drawn.drawingOf(layer))
  const dragging = useDragging({ document, scale, edit, boxOf: seen })
  const selected = document.layers.find(({ id }) => id === selectedId)
  return (
    <div
      ref={ref}
      className="relative m-auto shrink-0 touch-none bg-white shadow-edge"
      style={{ width: document.width * scale, height: document.height * scale }}
      onPointerDown={() => edit({ type: 'select', id: null })}
    >
      <ul aria-label={t`Layers`} className="absolute inset-0 overflow-hidden">
        {document.layers.map((layer) => (
          <StageLayer
            key={layer.id}
            {...{ layer, scale, dragging, edit }}
            drawing={drawn.drawingOf(layer)}
            box={seen(layer)}
            url={layer.kind === 'image' ? urls.get(layer.file_id) : undefined}
            isSelected={layer.id === selectedId}
          />
        ))}
      </ul>
      {zone && !isPlaying && (
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          <SafeZoneFrame zone={zone} />
        </div>
      )}
      {dragging.guides.map(({ axis, at }) => (
        <span
          key={`${axis}${at}`}
          aria-hidden
          className={cn(
            'pointer-events-none absolute bg-fuchsia-500',
            axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px',
          )}
          style={axis === 'x' ? { left: at * scale } : { top: at * scale }}
        />
      ))}
      {selected && !isPlaying && (
        <Frame layer={selected} box={seen(selected)} scale={scale} dragging={dragging} />
      )}
    </div>
  )
}

interface StageLayerProps {
  layer: PictureLayer
  box: Box
  drawing: Drawing | null
  url: string | undefined
  scale: number
  isSelected: boolean
  dragging: DraggingOf
  edit: (edit: Edit) => void
}

function StageLayer({ layer, box, drawing, url, scale, isSelected, ...rest }: StageLayerProps) {
  const { i18n } = useLingui()
  const { dragging, edit } = rest
  if (layer.is_hidden) return null
  return (
    <li data-motion={layer.id} className="pointer-events-none absolute inset-0">
      <Picture {...{ layer, drawing, url, scale }} />
      <button
        type="button"
        data-layer={layer.id}
        aria-label={layerName(i18n, layer)}
        aria-current={isSelected || undefined}
        className="pointer-events-auto absolute cursor-move touch-none select-none outline-none focus-visible:outline-2 focus-visible:outline-fuchsia-500"
        style={placeOf(box, layer.turn, scale)}
        onFocus={() => edit({ type: 'select', id: layer.id })}
        onPointerDown={(event) => dragging.begin(event, layer, null)}
        {...dragging.on}
      />
    </li>
  )
}

/** The engine's drawing of a layer, or the file itself. */
function Picture({
  layer,
  drawing,
  url,
  scale,
}: Pick<StageLayerProps, 'layer' | 'drawing' | 'url' | 'scale'>) {
  const classes = 'pointer-events-none absolute max-w-none select-none'
  const opacity = layer.opacity
  if (layer.kind === 'image') {
    if (!url) return null
    const style = { ...placeOf(layer, layer.turn, scale), opacity }
    return <img src={url} alt="" draggable={false} className={classes} style={style} />
  }
  if (!drawing?.image) return null
  const { dx, dy, width, height } = drawing
  // The drawing is already rotated.
  const place = placeOf({ x: layer.x + dx, y: layer.y + dy, width, height }, 0, scale)
  return (
    <img
      src={drawing.image}
      alt=""
      draggable={false}
      className={classes}
      style={{ ...place, opacity }}
    />
  )
}

const placeOf = ({ x, y, width, height }: Box, turn: number, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
  ...(turn !== 0 && { transform: `rotate(${turn}deg)` }),
})

const CURSORS: Record<Handle, string> = {
  nw: 'left-0 top-0 cursor-nwse-resize',
  ne: 'left-full top-0 cursor-nesw-resize',
  se: 'left-full top-full cursor-nwse-resize',
  sw: 'left-0 top-full cursor-nesw-resize',
  w: 'left-0 top-1/2 cursor-ew-resize',
  e: 'left-full top-1/2 cursor-ew-resize',
  n: 'left-1/2 top-0 cursor-ns-resize',
  s: 'left-1/2 top-full cursor-ns-resize',
}

/** The frame around the selected layer, with its resize handles. */
function Frame({
  layer,
  box,
  scale,
  dragging,
}: Pick<StageLayerProps, 'layer' | 'box' | 'scale' | 'dragging'>) {
  if (layer.is_hidden) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute outline-2 outline-fuchsia-500"
      style={placeOf(box, layer.turn, scale)}
    >
      {handlesOf(layer).map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          className={cn(
            'pointer-events-auto absolute grid size-6 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center',
            CURSORS[handle],
          )}
          onPointerDown={(event) => dragging.begin(event, layer, handle)}
          {...dragging.on}
        >
          <span className="size-2.5 rounded-sm border border-fuchsia-600 bg-white" />
        </span>
      ))}
    </div>
  )
}
