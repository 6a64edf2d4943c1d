import { Trans } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import { useComposer } from '../composer/composer-context'
import { EarlierUploads } from './earlier-uploads'
import { ProductPictures } from './product-pictures'

/** They fit in one row of a phone, beside the words. */
const OFFERED = 4

/**
 * Asks for a photo where the ad would otherwise be set from type alone: the real product says more than any
 * lettering.
 */
export function PhotoAsk() {
  const { workflow, references } = useComposer()
  const { input, pick } = useFilePicker({
    kind: 'image',
    isMultiple: true,
    onPick: (files) => references.addFiles(files, 'image'),
  })
  if (workflow !== 'text_to_image') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t pt-3 text-sm">
      {input}
      <p className="grow text-muted-foreground">
        <Trans>Got a photo? Add it, and the ad is built around it.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" size="sm" onClick={pick}>
          <ImagePlus aria-hidden />
          <Trans>Add a photo</Trans>
        </Button>
        <ProductPictures max={OFFERED} />
        <EarlierUploads max={OFFERED} />
      </div>
    </div>
  )
}
