import { extname } from 'node:path'
import { WatermarkRefusal } from '../refusal.ts'

/** Containers a result may have. */
export type Container = 'mp4' | 'mov' | 'matroska'

const CONTAINERS: Record<string, Container> = {
  '.mp4': 'mp4',
  '.m4v': 'mp4',
  '.mov': 'mov',
  '.mkv': 'matroska',
}

/** The container for a file name; MP4 if the extension is unknown. */
export function containerFor(file: string): Container {
  const ending = extname(file).toLowerCase()
  const container = CONTAINERS[ending]
  if (container) return container
  if (/^\.(webm|avi|wmv|flv|ts|gif|mpg|mpeg)$/.test(ending)) {
    throw new WatermarkRefusal(
      'out_unusable',
      `A result cannot be written as ${ending}; name it .mp4, .mov or .mkv.`,
    )
  }
  return 'mp4'
}
