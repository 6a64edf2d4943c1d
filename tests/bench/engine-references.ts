import type {
  LayeredPicture,
  LocalFile,
  TimelineOfFiles,
} from '../../src/backend/generation/provider.ts'
import type { LayerAnimation, LayerDocument } from '../../src/contract/layers.ts'

/** A product on a plain background, like a product photo. */
export const JAR = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#e9e7e2"/><rect x="600" y="300" width="400" height="120" rx="24" fill="#7a1f1f"/><rect x="570" y="400" width="460" height="560" rx="60" fill="#b5482f"/><rect x="570" y="560" width="460" height="220" fill="#f4ead8"/></svg>`

/** A video's halves, the second one first. */
export function twiceOver(path: string, seconds: number): TimelineOfFiles {
  const half = { file_id: 'film', speed: 1, fit: 'fill', focus: 0.5, volume: 1 } as const
  const [middle, end] = [seconds * 500, seconds * 1000]
  const enter = { kind: 'dissolve', ms: 0 } as const
  return {
    cut: {
      ratio: '16:9',
      clips: [
        { ...half, id: 'a', from_ms: middle, to_ms: end, is_muted: false, enter },
        { ...half, id: 'b', from_ms: 0, to_ms: middle, is_muted: false, enter },
      ],
      ...{ end_card: null, captions: null, tracks: [] },
    },
    files: { film: { path, kind: 'video', mimeType: 'video/mp4' } },
    madeBy: null,
  }
}

/** A headline moved across an image. */
export function layersOver(path: string): LayeredPicture {
  const file: LocalFile = { path, kind: 'image', mimeType: 'image/png' }
  const place = { x: 0, y: 0, turn: 0, opacity: 1, is_hidden: false, group: null }
  const whole = { ...place, width: 1080, height: 1080 }
  const words = {
    text: 'Slow mornings',
    font: 'inter',
    weight: 800,
    tracking: 0,
    size: 90,
  } as const
  const look = { leading: null, align: 'start', colour: '#101014', is_struck: false } as const
  const at = (y: number): LayerDocument => ({
    ...{ width: 1080, height: 1080, language: 'en' },
    layers: [
      { ...whole, id: 'picture', role: 'picture', kind: 'image', file_id: 'picture' },
      {
        ...whole,
        y,
        id: 'headline',
        role: 'headline',
        kind: 'text',
        ...words,
        ...look,
        plate: null,
      },
    ],
  })
  return { before: at(80), after: at(700), original: file, files: { picture: file }, madeBy: null }
}

/** The headline enters and leaves. */
export const moving = (
  layers: LayeredPicture,
  seconds: LayerAnimation['seconds'],
): LayeredPicture => ({
  ...layers,
  after: {
    ...layers.after,
    animation: {
      ...{ seconds, has_music: true },
      moves: [{ id: 'headline', enter: 'unveil', leave: 'fade', at: 0.3 }],
    },
  },
})
