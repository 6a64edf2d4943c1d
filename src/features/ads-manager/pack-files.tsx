import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { packQuery } from '@/api/campaigns.functions'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { Skeleton } from '@/components/ui/skeleton'
import type { PackFile } from '@/contract/endpoints/export-packs'
import { findFormat } from '@/contract/export-formats'
import { isPlatform } from './fit'
import { sizeWords } from './use-wanted'
import { REASONS, WAYS } from './words'

/** The contents of a pack, and what was left out and why. */
export function PackFiles({ packId }: { packId: string }) {
  const { data } = useQuery(packQuery(packId))
  if (!data) return <Skeleton className="h-16 w-full" />
  return (
    <ul className="flex flex-col gap-1 text-xs">
      {data.files.map((file) => (
        <FileRow key={`${file.creative_id} ${file.format}`} file={file} />
      ))}
    </ul>
  )
}

function FileRow({ file }: { file: PackFile }) {
  const { i18n } = useLingui()
  const format = findFormat(file.format)
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 })
  const platform = format?.platform ?? ''
  const facts = [
    file.width && file.height ? `${file.width} × ${file.height}` : null,
    file.duration_seconds === null ? null : `${number.format(file.duration_seconds)} s`,
    file.size_bytes === null ? null : sizeWords(file.size_bytes, number),
    file.way && i18n._(WAYS[file.way]),
    file.reason && i18n._(REASONS[file.reason]),
  ]
  return (
    <li className="flex flex-wrap justify-between gap-x-3 tabular-nums">
      <span>
        {isPlatform(platform) ? PLATFORM_NAMES[platform] : platform} · {format?.name ?? file.format}{' '}
        {format?.ratio}
      </span>
      <span className={file.reason ? 'text-destructive' : 'text-muted-foreground'}>
        {facts.filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
