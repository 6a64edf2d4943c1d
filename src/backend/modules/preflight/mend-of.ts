import type { PreflightFinding } from '../../../contract/endpoints/preflight.ts'
import { candidatesFor } from './candidates.ts'
import type { Finding, Subject } from './subject.ts'

/** What one click does about a finding; null where only a person can. */
export function mendOf(subject: Subject, finding: Finding): PreflightFinding['mend'] {
  const { check, has, wants } = finding
  if (check === 'loudness' || check === 'file_size') return 'pack'
  // A pack cuts what is too long, and makes nothing longer.
  if (check === 'length') return (has ?? 0) > (wants ?? 0) ? 'pack' : null
  return candidatesFor(subject, finding).length > 0 ? 'layers' : null
}
