import { checkFit } from '../../../contract/check-fit.ts'
import { bytesMax } from '../../../contract/export-formats.ts'
import { LOUDNESS } from '../../../contract/preflight.ts'
import { isOffFeed } from '../../media/loudness.ts'
import { type Finding, found, type Subject } from './subject.ts'

type Limited = Pick<Subject, 'file' | 'formats'>

/** Finds videos too short or too long for a placement. A pack trims those that are too long. */
export function checkLength({ file, formats }: Limited): Finding[] {
  if (file.kind !== 'video') return []
  const has = file.duration_seconds
  return (['too_short', 'too_long'] as const).flatMap((rule) => {
    const broken = formats.flatMap((format) =>
      checkFit(file, format)
        .filter((one) => one.rule === rule)
        .map(({ wanted, isError }) => ({ id: format.id, wanted: Number(wanted), isError })),
    )
    if (broken.length === 0) return []
    const limits = broken.map(({ wanted }) => wanted)
    const wants = rule === 'too_short' ? Math.max(...limits) : Math.min(...limits)
    const severity = broken.some(({ isError }) => isError) ? 'error' : 'warning'
    return [found('length', severity, { formats: broken.map(({ id }) => id), has, wants })]
  })
}

/** Finds files too large for a placement; a pack compresses them. */
export function checkFileSize({ file, formats }: Limited): Finding[] {
  const broken = formats.flatMap((format) =>
    checkFit(file, format)
      .filter(({ rule }) => rule === 'too_heavy')
      .map(({ isError }) => ({ id: format.id, wants: bytesMax(format, file.kind) ?? 0, isError })),
  )
  if (broken.length === 0) return []
  return [
    found('file_size', broken.some(({ isError }) => isError) ? 'error' : 'warning', {
      formats: broken.map(({ id }) => id),
      has: file.size_bytes,
      wants: Math.min(...broken.map(({ wants }) => wants)),
    }),
  ]
}

/** Feeds turn down what is louder than their level, and leave quieter sound as it is. */
export function checkLoudness({ sound }: Pick<Subject, 'sound'>): Finding[] {
  if (!sound || !isOffFeed(sound)) return []
  return [found('loudness', 'warning', { has: sound.lufs, wants: LOUDNESS.wanted })]
}
