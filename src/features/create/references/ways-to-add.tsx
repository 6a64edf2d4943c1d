import { Trans, useLingui } from '@lingui/react/macro'
import { Images, Upload } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { useComposer } from '../composer/composer-context'
import { BrandLogo } from '../photo/brand-logo'
import { EarlierUploads } from '../photo/earlier-uploads'
import { ProductPictures } from '../photo/product-pictures'
import { LinkForm } from './link-form'

const LibraryPicker = lazy(() => import('../photo/library-picker'))

/** Adds reference pictures from this device or from a link. */
export default function WaysToAdd({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  const { references, isSignedIn } = useComposer()
  const [isOpen, setOpen] = useState(true)
  const [isPicking, setPicking] = useState(false)
  const { input, pick } = useFilePicker({
    kind: 'image',
    isMultiple: true,
    onPick: (files) => {
      setOpen(false)
      references.addFiles(files, 'image')
    },
  })
  return (
    <>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>{trigger}</PopoverTrigger>
        <PopoverContent
          align="start"
          side="top"
          className="flex w-80 flex-col gap-3"
          aria-label={t`Add images`}
        >
          {input}
          <Button variant="secondary" onClick={pick}>
            <Upload aria-hidden />
            <Trans>Upload from this device</Trans>
          </Button>
          {isSignedIn && (
            <Button
              variant="secondary"
              onClick={() => {
                setOpen(false)
                setPicking(true)
              }}
            >
              <Images aria-hidden />
              <Trans>Choose from library</Trans>
            </Button>
          )}
          <ProductPictures max={8} onPicked={() => setOpen(false)} />
          <BrandLogo onPicked={() => setOpen(false)} />
          <EarlierUploads max={8} onPicked={() => setOpen(false)} />
          <LinkForm
            kind="image"
            onAdd={(url) => {
              setOpen(false)
              references.addLink(url, 'image', 'image')
            }}
          />
          <p className="text-muted-foreground text-sm">
            <Trans>You can also drop or paste images anywhere on this page.</Trans>
          </p>
        </PopoverContent>
      </Popover>
      {isPicking && (
        <Suspense>
          <LibraryPicker onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  )
}
