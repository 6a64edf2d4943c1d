import type { FitRule } from './campaign-words.ts'
import { bytesMax, type ExportFormat, shapeOf, takesKind } from './export-formats.ts'
import type { MediaKind } from './media-kind.ts'
import { isOfficial } from './placement-rules/rules.ts'

/** The facts about a file that a platform checks. */
export interface FileFacts {
  kind: MediaKind
  mime_type: string
  width: number
  height: number
  size_bytes: number
  duration_seconds: number | null
}

/** One reason why a file does not fit a placement. */
export interface FitFinding {
  rule: FitRule
  /** Whether the platform itself publishes the rule; otherwise it is a warning. */
  isError: boolean
  /** The requirement, for display: a ratio, pixels, seconds, bytes, or file types. */
  wanted: string
}

const RATIO_TOLERANCE = 0.03
/** Sound may end one frame after the picture. */
const SECONDS_TOLERANCE = 0.05

const EXTENSIONS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
}

/** Why a file does not fit a placement as it is; empty when it fits. */
export function checkFit(file: FileFacts, format: ExportFormat): FitFinding[] {
  const { rule, ratio, width, height } = format
  const isError = isOfficial(rule)
  if (!takesKind(format, file.kind)) return [{ rule: 'kind', isError: true, wanted: format.media }]
  const found: FitFinding[] = []
  const add = (name: FitRule, wanted: string) => found.push({ rule: name, isError, wanted })
  if (!(EXTENSIONS[file.mime_type] ?? []).some((one) => rule.fileTypes.includes(one)))
    add('file_type', rule.fileTypes.join(', '))
  // Banners write their ratio as pixels: 300:250.
  const shape = Math.abs(file.width / file.height / shapeOf(ratio) - 1)
  const rounding = Math.abs(width / height / shapeOf(ratio) - 1)
  if (shape > Math.max(rule.ratioTolerance ?? RATIO_TOLERANCE, rounding)) add('ratio', ratio)
  const pixels = checkPixels(file, format)
  if (pixels) add(pixels.rule, pixels.wanted)
  for (const [name, wanted] of checkLength(file, format)) add(name, wanted)
  for (const [name, wanted] of checkBytes(file, format)) add(name, wanted)
  return found
}

function checkPixels(
  { width, height }: FileFacts,
  format: ExportFormat,
): { rule: FitRule; wanted: string } | null {
  const { minPx, maxPx } = format.rule
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (minPx) {
    // `minPx` is given for one ratio; for the others only the shorter side is known.
    const isGivenSo = Math.abs(minPx[0] / minPx[1] / shapeOf(format.ratio) - 1) < RATIO_TOLERANCE
    const isTooSmall =
      short < Math.min(...minPx) || (isGivenSo && (width < minPx[0] || height < minPx[1]))
    if (isTooSmall) return { rule: 'too_small', wanted: `${minPx[0]} × ${minPx[1]}` }
  }
  if (maxPx && (short > Math.min(...maxPx) || long > Math.max(...maxPx)))
    return { rule: 'too_large', wanted: `${maxPx[0]} × ${maxPx[1]}` }
  return null
}

function checkLength(
  { kind, duration_seconds: seconds }: FileFacts,
  { rule }: ExportFormat,
): [FitRule, string][] {
  if (kind !== 'video' || seconds === null || !rule.seconds) return []
  const [least, most] = rule.seconds
  if (seconds < least - SECONDS_TOLERANCE) return [['too_short', String(least)]]
  if (most !== null && seconds > most + SECONDS_TOLERANCE) return [['too_long', String(most)]]
  return []
}

function checkBytes(
  { kind, size_bytes: bytes }: FileFacts,
  format: ExportFormat,
): [FitRule, string][] {
  const most = bytesMax(format, kind)
  const least = kind === 'video' ? format.rule.minBytes : undefined
  if (most !== null && bytes > most) return [['too_heavy', String(most)]]
  if (least !== undefined && bytes < least) return [['too_light', String(least)]]
  return []
}
