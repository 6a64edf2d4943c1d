import { useLingui } from '@lingui/react/macro'
import type { FitFinding } from '@/contract/check-fit'
import { MEBIBYTE } from '@/contract/limits'

/** What a placement requires where a file does not fit, in the user's language. */
export function useWanted() {
  const { i18n, t } = useLingui()
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 })
  return ({ rule, wanted }: FitFinding): string => {
    const amount = number.format(Number(wanted))
    switch (rule) {
      case 'kind':
        return ''
      case 'too_short':
        return t`at least ${amount} s`
      case 'too_long':
        return t`at most ${amount} s`
      case 'too_heavy':
      case 'too_light':
        return sizeWords(Number(wanted), number)
      default:
        return wanted
    }
  }
}

/** Formats a file size; in kilobytes below a megabyte. */
export function sizeWords(bytes: number, number: Intl.NumberFormat): string {
  return bytes < MEBIBYTE
    ? `${number.format(Math.round(bytes / 1024))} KB`
    : `${number.format(bytes / MEBIBYTE)} MB`
}
