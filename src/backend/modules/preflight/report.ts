import type { PreflightFinding, PreflightReport } from '../../../contract/endpoints/preflight.ts'
import type { PreflightCheck, UNCHECKED_REASONS } from '../../../contract/preflight.ts'
import { checkFileSize, checkLength, checkLoudness } from './check-file.ts'
import { checkBrandColors, checkContrast, checkLegibility, checkTextShare } from './check-layers.ts'
import { checkSafeZones, zonedFormats } from './check-safe-zones.ts'
import { checkLegalLine, checkWords, plain, type ReadFigures } from './check-words.ts'
import { type Finding, type Parts, type Subject, seenParts } from './subject.ts'

type Reason = (typeof UNCHECKED_REASONS)[number]

interface Look {
  check: PreflightCheck
  /** Why the check can't run; null if it can. */
  missing: Reason | null
  find: () => Finding[]
}

/** All checks of an ad: what each needs, and what it finds. */
const looks = (subject: Subject, figuresOf: ReadFigures): Look[] => [
  ...wordLooks(subject, figuresOf),
  ...fileLooks(subject),
]

/** Checks of the text on a picture. */
function wordLooks(subject: Subject, figuresOf: ReadFigures): Look[] {
  const { words, formats, file } = subject
  const [first] = seenParts(subject)
  const checks = [
    'legibility',
    'contrast',
    'safe_zone',
    'text_share',
    'legal_line',
    'words',
  ] as const
  if (!first) {
    const missing: Reason = file.kind === 'video' ? 'film_words' : 'words_unknown'
    return checks.map((check) => ({ check, missing, find: () => [] }))
  }
  const hasZones = zonedFormats(formats, first.document).length > 0
  const inAll = (find: (parts: Parts) => Finding[]) => () => inEachShot(subject, find)
  const brief = words ? null : 'no_brief'
  return [
    { check: 'legibility', missing: null, find: inAll(checkLegibility) },
    { check: 'contrast', missing: null, find: inAll(checkContrast) },
    {
      check: 'safe_zone',
      missing: hasZones ? null : 'no_placement',
      find: inAll((parts) => checkSafeZones(parts, subject)),
    },
    { check: 'text_share', missing: null, find: inAll(checkTextShare) },
    {
      check: 'legal_line',
      missing: brief ?? unreadLegalLine(subject, words?.legal ?? null),
      find: () => (words ? checkLegalLine(seenParts(subject), words) : []),
    },
    {
      check: 'words',
      missing: brief,
      find: inAll((parts) => (words ? checkWords(parts, words, figuresOf) : [])),
    },
  ]
}

/** Small print in a team's own font is rendered as an image layer, so its text is unknown. */
function unreadLegalLine(subject: Subject, legal: string | null): Reason | null {
  if (!legal) return 'no_legal_line'
  const isUnread = seenParts(subject).some(({ document }) =>
    document.layers.some(({ kind, role, is_hidden }) => {
      return kind === 'image' && role === 'legal' && !is_hidden
    }),
  )
  return isUnread ? 'words_unknown' : null
}

/** Checks of the file. */
function fileLooks(subject: Subject): Look[] {
  // Some formats of the same shape are banners of a few pixels, so limits only count if the placement is known.
  const placed = subject.isPlaced ? null : 'no_placement'
  const size: Look = { check: 'file_size', missing: placed, find: () => checkFileSize(subject) }
  const brand: Look = {
    check: 'brand_colors',
    missing: subject.brand ? null : 'no_brand',
    find: () => checkBrandColors(subject),
  }
  if (subject.file.kind === 'image') return [size, brand]
  const sound = subject.sound ? null : 'no_sound'
  return [
    { check: 'length', missing: placed, find: () => checkLength(subject) },
    size,
    ...(subject.shots.length > 0 ? [brand] : []),
    { check: 'loudness', missing: sound, find: () => checkLoudness(subject) },
  ]
}

/** A finding that recurs in several shots of a film is reported once, at its worst. */
function inEachShot(subject: Subject, find: (parts: Parts) => Finding[]): Finding[] {
  if (subject.parts) return find(subject.parts)
  const worst = new Map<string, Finding>()
  for (const finding of subject.shots.flatMap(find)) {
    const key = plain(finding.text ?? '')
    const known = worst.get(key)
    if (!known || (known.severity === 'warning' && finding.severity === 'error'))
      worst.set(key, finding)
  }
  return [...worst.values()]
}

export function findAll(subject: Subject, figuresOf: ReadFigures): Finding[] {
  const open = looks(subject, figuresOf).filter(({ missing }) => missing === null)
  return open.flatMap(({ find }) => find()).sort(errorsFirst)
}

const errorsFirst = (one: Finding, other: Finding): number =>
  Number(other.severity === 'error') - Number(one.severity === 'error')

/** A stable id: the same finding of the same creative always gets the same one. */
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
