import type { PreflightFinding, PreflightReport } from '../../../contract/endpoints/preflight.ts'
import type { PreflightCheck, UNCHECKED_REASONS } from '../../../contract/preflight.ts'
import { checkFileSize, checkLength, checkLoudness } from './check-file.ts'
import { checkBrandColors, checkContrast, checkLegibility, checkTextShare } from './check-layers.ts'
import { checkSafeZones, zonedFormats } from './check-safe-zones.ts'
import { checkLegalLine, checkWords, type ReadFigures } from './check-words.ts'
import type { Finding, Subject } from './subject.ts'

type Reason = (typeof UNCHECKED_REASONS)[number]

interface Look {
  check: PreflightCheck
  /** Why it cannot be looked at; null where it can. */
  missing: Reason | null
  find: () => Finding[]
}

/** Every check of an ad: what it needs to know, and what it finds. */
const looks = (subject: Subject, figuresOf: ReadFigures): Look[] => [
  ...wordLooks(subject, figuresOf),
  ...fileLooks(subject),
]

/** Those of what can be read on a picture. */
function wordLooks(subject: Subject, figuresOf: ReadFigures): Look[] {
  const { parts, words, formats, file } = subject
  const checks = [
    'legibility',
    'contrast',
    'safe_zone',
    'text_share',
    'legal_line',
    'words',
  ] as const
  if (!parts || parts.isFlat) {
    const missing: Reason = file.kind === 'video' ? 'film_words' : 'words_unknown'
    return checks.map((check) => ({ check, missing, find: () => [] }))
  }
  const hasZones = zonedFormats(formats, parts.document).length > 0
  const brief = words ? null : 'no_brief'
  return [
    { check: 'legibility', missing: null, find: () => checkLegibility(parts) },
    { check: 'contrast', missing: null, find: () => checkContrast(parts) },
    {
      check: 'safe_zone',
      missing: hasZones ? null : 'no_placement',
      find: () => checkSafeZones(parts, subject),
    },
    { check: 'text_share', missing: null, find: () => checkTextShare(parts) },
    {
      check: 'legal_line',
      missing: brief ?? (words?.legal ? null : 'no_legal_line'),
      find: () => (words ? checkLegalLine(parts, words) : []),
    },
    {
      check: 'words',
      missing: brief,
      find: () => (words ? checkWords(parts, words, figuresOf) : []),
    },
  ]
}

/** Those of the file. */
function fileLooks(subject: Subject): Look[] {
  // Of its shape there are banners of a few pixels, too: a limit counts where it is known to run.
  const placed = subject.isPlaced ? null : 'no_placement'
  const size: Look = { check: 'file_size', missing: placed, find: () => checkFileSize(subject) }
  if (subject.file.kind === 'image') {
    const missing = subject.brand ? null : 'no_brand'
    return [size, { check: 'brand_colors', missing, find: () => checkBrandColors(subject) }]
  }
  const sound = subject.sound ? null : 'no_sound'
  return [
    { check: 'length', missing: placed, find: () => checkLength(subject) },
    size,
    { check: 'loudness', missing: sound, find: () => checkLoudness(subject) },
  ]
}

export function findAll(subject: Subject, figuresOf: ReadFigures): Finding[] {
  const open = looks(subject, figuresOf).filter(({ missing }) => missing === null)
  return open.flatMap(({ find }) => find()).sort(errorsFirst)
}

const errorsFirst = (one: Finding, other: Finding): number =>
  Number(other.severity === 'error') - Number(one.severity === 'error')

/** The same whenever the same is found of the same creative. */
export const idOf = ({ check, layer, formats }: Finding): string =>
  [check, layer ?? (check === 'length' ? formats.join('+') : '')]
    .filter(Boolean)
    .join(':')
    .slice(0, 120)

export function reportOf(
  subject: Subject,
  figuresOf: ReadFigures,
  canMend: (finding: Finding) => PreflightFinding['mend'],
): PreflightReport {
  const all = looks(subject, figuresOf)
  return {
    findings: findAll(subject, figuresOf).map((finding) => shown(finding, canMend(finding))),
    checked: all.filter(({ missing }) => missing === null).map(({ check }) => check),
    unchecked: all.flatMap(({ check, missing }) => (missing ? [{ check, reason: missing }] : [])),
  }
}

export const shown = (finding: Finding, mend: PreflightFinding['mend']): PreflightFinding => {
  const { layer: _, ...facts } = finding
  return { id: idOf(finding), ...facts, mend }
}
