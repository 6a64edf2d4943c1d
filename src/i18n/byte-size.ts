import { MEBIBYTE } from '@/contract/limits'

/** `12.4 MB` in the reader's language; gigabytes from 1 GB up. */
export function byteSize(locale: string, bytes: number): string {
  const megabytes = bytes / MEBIBYTE
  const isLarge = megabytes >= 1_024
  const size = isLarge ? megabytes / 1_024 : megabytes
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size)
}
