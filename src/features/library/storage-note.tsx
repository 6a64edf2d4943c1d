import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BIN_DAYS } from '@/contract/limits'
import { useSite } from '@/page/use-site'

interface StorageNoteProps {
  storage: { file_count: number; size_bytes: number } | null
  className?: string
}

/** The team's storage use, and how long files are kept. */
export function StorageNote({ storage, className }: StorageNoteProps) {
  const { i18n } = useLingui()
  const { resultRetentionDays, uploadRetentionHours } = useSite().figures
  return (
    <section className={`flex flex-col gap-2 text-muted-foreground text-xs ${className}`}>
      {storage && (
        <p className="tabular-nums">
          <Trans>
            <Plural value={storage.file_count} one="# file" other="# files" />,{' '}
            {sizeText(i18n.locale, storage.size_bytes)}
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Creatives and anything in a folder are kept until you delete them. Other results may be
          deleted after {resultRetentionDays} days, and unused uploads after {uploadRetentionHours}{' '}
          hours.
        </Trans>
      </p>
      <p>
        <Trans>Deleted items stay in the trash for {BIN_DAYS} days.</Trans>
      </p>
    </section>
  )
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a number of bytes. */
export function sizeText(locale: string, bytes: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const unit = UNITS[power - 1]
  const value = bytes / 1000 ** power
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 }
  return new Intl.NumberFormat(locale, { style: 'unit', unit, ...digits }).format(value)
}
