import type { LayerDocument } from '../../../contract/layers.ts'
import { inBrandColor, recolored } from './mend-color.ts'
import { withLegalLine } from './mend-legal-line.ts'
import { movedInside } from './mend-safe-zone.ts'
import { larger, smaller } from './mend-size.ts'
import { replaced } from './replaced.ts'
import type { Finding, Parts, Subject } from './subject.ts'

/** Documents that might fix a finding, best first; empty if only a person can fix it. */
export function candidatesFor(subject: Subject, finding: Finding): LayerDocument[] {
  const { parts } = subject
  if (!parts || parts.isFlat) return []
  switch (finding.check) {
    case 'legibility':
      return larger(parts, finding)
    case 'text_share':
      return smaller(parts, finding)
    case 'contrast':
      return recolored(parts, finding)
    case 'safe_zone':
      return movedInside(parts, finding)
    case 'brand_colors':
      return inBrandColor(subject, parts)
    case 'legal_line':
      return withLegalLine(subject, parts, finding.text ?? '')
    case 'words':
      return asBefore(parts, finding)
    default:
      return []
  }
}

/** Restores the text from before someone rewrote it. */
function asBefore({ document, before }: Parts, { layer: id }: Finding): LayerDocument[] {
  const old = before?.layers.find((one) => one.id === id)
  const now = document.layers.find((one) => one.id === id)
  if (old?.kind !== 'text' || now?.kind !== 'text' || old.text === now.text) return []
  return [replaced(document, id, (layer) => ({ ...layer, text: old.text }))]
}
