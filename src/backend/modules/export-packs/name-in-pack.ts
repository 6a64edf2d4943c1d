import type { ExportFormat } from '../../../contract/export-formats.ts'
import { cleanFileName, extensionOf } from '../files/index.ts'
import type { PackFileRow } from './pack-row.ts'

const TITLE_LENGTH_MAX = 40

/** `meta/feed-image/003 Run lighter 4x5 1080x1350.png`; the number distinguishes files with the same title. */
export function nameInPack(
  { position, title }: Pick<PackFileRow, 'position' | 'title'>,
  { platform, placement, ratio, width, height }: ExportFormat,
  mimeType: string,
): string {
  const folder = placement.slice(platform.length + 1).replaceAll('.', '-')
  const size = `${width}x${height}`
  const shape = ratio.replace(':', 'x')
  const number = String(position + 1).padStart(3, '0')
  // A banner's ratio is its size.
  const parts = [number, cutTitle(cleanFileName(title, '')), shape === size ? '' : shape, size]
  return `${platform}/${folder}/${parts.filter(Boolean).join(' ')}.${extensionOf(mimeType)}`
}

/** Cuts after a whole word if possible: half of a price would be a different price. */
function cutTitle(title: string): string {
  const signs = [...title]
  const begin = signs.slice(0, TITLE_LENGTH_MAX).join('')
  if (begin === title) return title.trim()
  const isWhole = signs[TITLE_LENGTH_MAX] === ' '
  const words = isWhole ? begin : begin.slice(0, Math.max(begin.lastIndexOf(' '), 0))
  return (words || begin).replace(/[\s,;:–—-]+$/u, '')
}
