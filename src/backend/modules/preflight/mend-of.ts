import type { PreflightFinding } from '../../../contract/endpoints/preflight.ts'
import { findFormat } from '../../../contract/export-formats.ts'
import { candidatesFor } from './candidates.ts'
import type { Finding, Subject } from './subject.ts'

/** What one click can do about a finding; null if only a person can fix it. */
export function mendOf(subject: Subject, finding: Finding): PreflightFinding['mend'] {
  const { check, has, wants } = finding
  if (check === 'loudness' || check === 'file_size') return 'pack'
  // A pack trims what is too long, but makes nothing longer.
  if (check === 'length') return (has ?? 0) > (wants ?? 0) ? 'pack' : null
  if (check === 'safe_zone' && isToldAgain(subject, finding)) return 'pack'
  return candidatesFor(subject, finding).length > 0 ? 'layers' : null
}

/** A pack leaves files alone that already have the exact size of a placement. */
const isToldAgain = ({ isRetold, file }: Subject, { formats }: Finding): boolean =>
  isRetold &&
  formats.every((id) => {
    const format = findFormat(id)
    return format && (format.width !== file.width || format.height !== file.height)
  })
