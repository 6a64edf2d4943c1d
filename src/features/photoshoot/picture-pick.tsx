import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { RecentUploads } from '@/components/files/recent-uploads'
import { FileProblem, SendingBar } from '@/components/files/sending'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { type ProductPicture, useProductPicture } from './use-product-picture'

interface PicturePickProps {
  picture: ProductPicture | null
  onPick: (picture: ProductPicture) => void
}

/** The product's picture: dropped, chosen, or uploaded earlier. */
export function PicturePick({ picture, onPick }: PicturePickProps) {
  const { t } = useLingui()
  const { take, cancel, sending, problem } = useProductPicture(onPick)
  const isOver = usePageFiles((files) => sending === null && void take(files))
  const { input, pick } = useFilePicker({ kind: 'image', onPick: (files) => void take(files) })
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
          <SendingBar share={sending} onCancel={cancel} />
        )}
        <FileProblem>{problem}</FileProblem>
      </div>
      {!picture && sending === null && (
        <RecentUploads
          kind="image"
          title={<Trans>Recent images</Trans>}
          onPick={({ upload_id, thumbnail_url }) =>
            thumbnail_url && onPick({ reference: { upload_id }, url: thumbnail_url })
          }
        />
      )}
      <LeaveGuard isGenerating={false} isUploading={sending !== null} />
    </div>
  )
}
