import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { recentUploadsQuery } from '@/api/uploads.functions'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import { type ProductPicture, useProductPicture } from './use-product-picture'

interface PicturePickProps {
  picture: ProductPicture | null
  onPick: (picture: ProductPicture) => void
}

/** The product's picture: dropped, chosen, or one that was sent before. */
export function PicturePick({ picture, onPick }: PicturePickProps) {
  const { t, i18n } = useLingui()
  const { take, cancel, sending, problem } = useProductPicture(onPick)
  const isOver = usePageFiles((files) => sending === null && void take(files))
  const { input, pick } = useFilePicker({ kind: 'image', onPick: (files) => void take(files) })
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(sending ?? 0)
  return (
    <div className="flex flex-col gap-4">
      <div
        className={cn(
          'flex min-h-56 flex-col items-center justify-center gap-4 text-balance rounded-xl border-2 border-input border-dashed bg-card px-4 py-6 text-center transition-colors',
          isOver && 'border-primary bg-accent',
        )}
      >
        {input}
        {picture && sending === null && (
          <img
            src={picture.url}
            alt={t`Your product`}
            className="max-h-48 max-w-full rounded-md object-contain"
          />
        )}
        {sending === null ? (
          <>
            <Button variant={picture ? 'secondary' : 'primary'} onClick={pick}>
              <ImagePlus aria-hidden />
              {picture ? <Trans>Choose another image</Trans> : <Trans>Choose an image</Trans>}
            </Button>
            {!picture && (
              <p className="text-muted-foreground text-sm">
                <Trans>Best with one product on a plain background.</Trans>
              </p>
            )}
          </>
        ) : (
          <div className="flex w-full max-w-80 flex-col gap-3">
            <p aria-live="polite" className="tabular-nums">
              <Trans>Uploading · {percent}</Trans>
            </p>
            <Progress value={sending * 100} label={t`Uploading`} />
            <Button variant="ghost" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
        <div aria-live="assertive">
          {problem && (
            <p className="flex items-start gap-1.5 text-left text-destructive text-sm">
              <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              {problem}
            </p>
          )}
        </div>
      </div>
      {!picture && sending === null && <RecentPictures onPick={onPick} />}
      <LeaveGuard isGenerating={false} isUploading={sending !== null} />
    </div>
  )
}

function RecentPictures({ onPick }: Pick<PicturePickProps, 'onPick'>) {
  const { data: recent = [] } = useQuery(recentUploadsQuery('image'))
  if (recent.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-sm">
        <Trans>Recent images</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {recent.map(({ upload_id, file_name, thumbnail_url }) => (
          <li key={upload_id}>
            <button
              type="button"
              aria-label={file_name}
              title={file_name}
              onClick={() =>
                thumbnail_url && onPick({ reference: { upload_id }, url: thumbnail_url })
              }
              className="grid size-20 place-items-center overflow-hidden rounded-lg border bg-muted hover:border-primary"
            >
              {thumbnail_url && (
                <img src={thumbnail_url} alt="" className="size-full object-cover" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
