import { countText, slotOf } from '../../../contract/count-text.ts'
import { csvOf } from '../../../contract/csv.ts'
import { type ExportFormat, findFormat } from '../../../contract/export-formats.ts'
import { isOfficial } from '../../../contract/placement-rules/rules.ts'
import type { PackFileRow, PackRow } from './pack-row.ts'

/** A text for a placement, with the placement's name for it and its limit. */
interface ManifestText {
  platform: string
  placement: string
  field: string
  text: string
  characters: number
  max: number | null
  verdict: string
}

/** The contents of a pack, for people and programs. */
export function manifestOf(pack: PackRow, files: readonly PackFileRow[]) {
  return {
    title: pack.title,
    made_at: (pack.finishedAt ?? pack.createdAt).toISOString(),
    files: files.filter(({ state }) => state === 'made').map(manifestFile),
    left_out: files
      .filter(({ state }) => state !== 'made')
      .map((file) => ({ ...namesOf(file), reason: file.reason })),
    texts: textsOf(pack, files),
  }
}

const namesOf = ({ title, format: id }: PackFileRow) => {
  const format = findFormat(id)
  return {
    creative: title,
    platform: format?.platform ?? '',
    placement: format?.placement ?? id,
    placement_name: format?.name ?? '',
    ratio: format?.ratio ?? '',
  }
}

const manifestFile = (file: PackFileRow) => {
  const rule = findFormat(file.format)?.rule
  return {
    file: file.name,
    ...namesOf(file),
    type: file.mimeType,
    width: file.width,
    height: file.height,
    seconds: file.durationSeconds,
    bytes: file.sizeBytes,
    way: file.way,
    rules_from: rule?.source ?? '',
    rules_official: rule ? isOfficial(rule) : false,
  }
}

function textsOf({ texts }: PackRow, files: readonly PackFileRow[]): ManifestText[] {
  const placements = new Map<string, ExportFormat>()
  for (const { format: id } of files) {
    const format = findFormat(id)
    if (format) placements.set(format.placement, format)
  }
  return [...placements.values()].flatMap(({ platform, placement, rule }) =>
    Object.entries(rule.text).flatMap(([field, limit]) => {
      const slot = slotOf(field)
      const text = slot ? (texts[slot] ?? '') : ''
      const { count: characters, max, verdict } = countText(text, limit)
      return [{ platform, placement, field, text, characters, max, verdict }]
    }),
  )
}

type Manifest = ReturnType<typeof manifestOf>

const FILE_COLUMNS = [
  ...(['file', 'creative', 'platform', 'placement', 'placement_name', 'ratio'] as const),
  ...(['type', 'width', 'height', 'seconds', 'bytes', 'way'] as const),
]
const TEXT_COLUMNS = [
  ...(['platform', 'placement', 'field', 'text', 'characters', 'max', 'verdict'] as const),
]

/** The files of a pack as a CSV table; omitted ones come last, with the reason. */
export const filesTable = ({ files, left_out }: Manifest): string =>
  csvOf([
    [...FILE_COLUMNS, 'left_out_because'],
    ...files.map((file) => [...FILE_COLUMNS.map((column) => file[column]), null]),
    ...left_out.map((file) => {
      const { creative, platform, placement, placement_name, ratio, reason } = file
      const blank = [null, null, null, null, null, null]
      return [null, creative, platform, placement, placement_name, ratio, ...blank, reason]
    }),
  ])

export const textsTable = ({ texts }: Manifest): string =>
  csvOf([[...TEXT_COLUMNS], ...texts.map((text) => TEXT_COLUMNS.map((column) => text[column]))])
