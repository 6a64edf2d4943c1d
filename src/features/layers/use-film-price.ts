import { useToolPrice } from '@/components/creations/use-tool-price'
import { filmResolution } from '@/contract/layer-motion'
import type { LayerDocument } from '@/contract/layers'

/** Price of a film of the layers; null if nothing moves. */
export function useFilmPrice(document: LayerDocument): number | null {
  const { animation } = document
  const { credits } = useToolPrice('animated_layers', {
    resolution: filmResolution(document),
    seconds: animation?.seconds ?? 0,
    hasSound: animation?.has_music ?? false,
  })
  return animation ? credits : null
}
