import { useLingui } from '@lingui/react/macro'
import type { PreflightFinding } from '@/contract/endpoints/preflight'
import { findFormat } from '@/contract/export-formats'
import { MEBIBYTE } from '@/contract/limits'

/** Up to this many placements are named one by one. */
const NAMED_MAX = 3

/** Describes a finding and its reason in a sentence. */
export function useFindingWords() {
  const { i18n, t } = useLingui()
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  const list = new Intl.ListFormat(i18n.locale, { style: 'short', type: 'unit' })
  const names = (ids: readonly string[]) => {
    const all = [...new Set(ids.map((id) => findFormat(id)?.name ?? id))]
    return list.format(all.length > NAMED_MAX ? [...all.slice(0, NAMED_MAX), '…'] : all)
  }
  const size = (bytes: number) => `${number.format(bytes / MEBIBYTE)} MB`

  return ({
    check,
    severity,
    text: words,
    formats,
    has: found,
    wants: wished,
  }: PreflightFinding) => {
    const [has, wants] = [found ?? 0, wished ?? 0]
    const [amount, limit] = [number.format(has), number.format(wants)]
    const [share, shareLimit] = [percent.format(has), percent.format(wants)]
    const [bytes, bytesLimit] = [size(has), size(wants)]
    const placements = names(formats)
    const text = (words ?? '').replaceAll('\n', ' ')
    switch (check) {
      case 'legibility':
        return t`“${text}” is ${amount} px tall on a phone. Text is easy to read at ${limit} px or more.`
      case 'contrast':
        return t`“${text}” has a contrast of ${amount}:1 with what’s behind it. It needs ${limit}:1.`
      case 'safe_zone':
        return words
          ? t`“${text}” is covered by the platform’s controls: ${placements}`
          : t`Part of the ad is covered by the platform’s controls: ${placements}`
      case 'text_share':
        return t`Text covers ${share} of the image. Up to ${shareLimit} leaves the picture enough room.`
      case 'length':
        return has > wants
          ? t`The video is ${amount} s long. At most ${limit} s: ${placements}`
          : t`The video is ${amount} s long. At least ${limit} s: ${placements}`
      case 'file_size':
        return t`The file is ${bytes}. At most ${bytesLimit}: ${placements}`
      case 'loudness':
        return t`The sound is at ${amount} LUFS or peaks too high. Feeds play at ${limit} LUFS.`
      case 'brand_colors':
        return t`None of ${text}’s colors are used.`
      case 'legal_line':
        return t`The legal line is missing: “${text}”`
      case 'words':
        return severity === 'error'
          ? t`“${text}” has a figure that isn’t in the brief.`
          : t`“${text}” isn’t in the brief.`
    }
  }
}
