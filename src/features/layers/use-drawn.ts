import { useEffect, useRef, useState } from 'react'
import { drawLayersFn } from '@/api/layers.functions'
import type { DrawnLayer } from '@/contract/endpoints/layers'
import type { LayerDocument, PictureLayer } from '@/contract/layers'

type Written = Exclude<PictureLayer, { kind: 'image' }>

/** The engine's drawing of a layer, relative to the layer's position. */
export interface Drawing extends Omit<DrawnLayer, 'id'> {
  dx: number
  dy: number
}

const WAIT_MS = 90

const isWritten = (layer: PictureLayer): layer is Written => layer.kind !== 'image'

/** What a drawing depends on: not the position itself, but its fraction of a pixel. */
const keyOf = ({
  id: _,
  role: __,
  group: ___,
  opacity: ____,
  is_hidden: _____,
  ...layer
}: Written) => JSON.stringify({ ...layer, x: layer.x % 1, y: layer.y % 1 })

/**
 * Words and shapes as drawn by the engine: what you see is what is saved. While a new drawing loads, the last
 * one of its layer stays.
 */
export function useDrawn({ layers, language }: LayerDocument) {
  const [drawings, setDrawings] = useState<ReadonlyMap<string, Drawing>>(new Map())
  const [last, setLast] = useState<ReadonlyMap<string, Drawing>>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const asked = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by a button.
  useEffect(() => {
    const missing = layers.filter(isWritten).filter((layer) => !asked.current.has(keyOf(layer)))
    if (missing.length === 0) return
    const timer = setTimeout(() => {
      for (const layer of missing) asked.current.add(keyOf(layer))
      drawLayersFn({ data: { language, layers: missing } })
        .then(({ drawn }) => {
          const made = drawn.flatMap((one, at) => {
            const layer = missing[at]
            if (!layer) return []
            return [{ layer, drawing: { ...one, dx: one.x - layer.x, dy: one.y - layer.y } }]
          })
          setFailed(false)
          setDrawings(
            (known) =>
              new Map([
                ...known,
                ...made.map(({ layer, drawing }) => [keyOf(layer), drawing] as const),
              ]),
          )
          setLast(
            (known) =>
              new Map([
                ...known,
                ...made.map(({ layer, drawing }) => [layer.id, drawing] as const),
              ]),
          )
        })
        .catch(() => {
          for (const layer of missing) asked.current.delete(keyOf(layer))
          setFailed(true)
        })
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [layers, language, tries])
  return {
    drawingOf: (layer: PictureLayer): Drawing | null =>
      isWritten(layer) ? (drawings.get(keyOf(layer)) ?? last.get(layer.id) ?? null) : null,
    isDrawing: layers.filter(isWritten).some((layer) => !drawings.has(keyOf(layer))),
    hasFailed,
    retry: () => setTries((count) => count + 1),
  }
}

export type Drawn = ReturnType<typeof useDrawn>

/** The visible box of a layer. */
export const boxOf = (layer: PictureLayer, drawing: Drawing | null) => ({
  ...{ x: layer.x, y: layer.y, width: layer.width },
  height: layer.kind === 'text' && drawing ? drawing.box_height : layer.height,
})
