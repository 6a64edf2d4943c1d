import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Spinner } from '@/components/ui/spinner'
import { useComposer } from '../composer/composer-context'
import { SettingButton } from '../composer/setting-button'
import { RatioFrame } from './ratio-frame'

const FormatList = lazy(() => import('./format-list'))

/** Shows the shape of the result and opens the choice: where the ad runs, or a ratio. */
export function FormatPicker() {
  const { t } = useLingui()
  const { settings } = useComposer()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <SettingButton
          icon={<RatioFrame ratio={settings.aspectRatio} size={16} />}
          label={t`Format`}
        >
          {settings.placement && <span className="truncate">{settings.placement.name}</span>}
          {settings.aspectRatio}
        </SettingButton>
      </PopoverTrigger>
      <PopoverContent align="start" side="top" className="w-105 p-0" aria-label={t`Formats`}>
        <Suspense fallback={<Spinner className="mx-auto my-8" />}>
          <FormatList onChosen={() => setOpen(false)} />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
