import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { useComposer } from '../composer/composer-context'
import { LinkForm } from './link-form'
import { useFilePicker } from './use-file-picker'

/** Opens the ways in: files of this device, or a link. Dropping and pasting work everywhere. */
export function AddReference({ isFirst }: { isFirst: boolean }) {
  const { t } = useLingui()
  const { references } = useComposer()
  const [isOpen, setOpen] = useState(false)
  const { input, pick } = useFilePicker({
    kind: 'image',
    isMultiple: true,
    onPick: (files) => {
      setOpen(false)
      references.addFiles(files)
    },
  })
  return (
    <>
      {input}
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            variant="outline"
            className="min-h-12 border-dashed"
            aria-label={isFirst ? undefined : t`Add images`}
          >
            <ImagePlus aria-hidden />
            {isFirst && <Trans>Add images</Trans>}
          </Button>
        </PopoverTrigger>
        <PopoverContent align="start" side="top" className="flex w-80 flex-col gap-3">
          <Button variant="secondary" onClick={pick}>
            <Upload aria-hidden />
            <Trans>Upload from this device</Trans>
          </Button>
          <LinkForm
            kind="image"
            onAdd={(url) => {
              setOpen(false)
              references.addLink(url, 'image', 'image')
            }}
          />
          <p className="text-muted-foreground text-sm">
            <Trans>You can also drop or paste pictures anywhere on this page.</Trans>
          </p>
        </PopoverContent>
      </Popover>
    </>
  )
}
