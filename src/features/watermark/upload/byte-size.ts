import { MEBIBYTE } from '@/contract/limits'

/** `12.4 MB` in the reader's language. */
export function byteSize(locale: string, bytes: number): string {
  const size = bytes / MEBIBYTE
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size)
}
