import type { ExportFormat } from '../../../contract/export-formats.ts'
import { cleanFileName, extensionOf } from '../files/index.ts'
import type { PackFileRow } from './pack-row.ts'

const TITLE_LENGTH_MAX = 40

/** `meta/feed-image/003 Run lighter 4x5 1080x1350.png`; the number keeps two of one title apart. */
export function nameInPack(
  { position, title }: Pick<PackFileRow, 'position' | 'title'>,
  { platform, placement, ratio, width, height }: ExportFormat,
  mimeType: string,
): string {
  const folder = placement.slice(platform.length + 1).replaceAll('.', '-')
  const words = [...cleanFileName(title, '')].slice(0, TITLE_LENGTH_MAX).join('').trim()
  const shape = `${ratio.replace(':', 'x')} ${width}x${height}`
  const number = String(position + 1).padStart(3, '0')
  const stem = [number, words, shape].filter(Boolean).join(' ')
  return `${platform}/${folder}/${stem}.${extensionOf(mimeType)}`
}
