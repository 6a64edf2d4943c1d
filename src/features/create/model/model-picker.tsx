import { useLingui } from '@lingui/react/macro'
import { Box } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Spinner } from '@/components/ui/spinner'
import { useComposer } from '../composer/composer-context'
import { AUTO_MODEL } from '../composer/draft'
import { SettingButton } from '../composer/setting-button'

const ModelList = lazy(() => import('./model-list'))

/** Shows the model and opens the list of all of them. */
export function ModelPicker() {
  const { t } = useLingui()
  const { draft, model } = useComposer()
  const [isOpen, setOpen] = useState(false)
  const isAuto = draft.settings.model === AUTO_MODEL
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <SettingButton icon={<Box aria-hidden />} label={t`Model`}>
          <span className="truncate">{isAuto ? t`Auto` : model?.label}</span>
        </SettingButton>
      </PopoverTrigger>
      <PopoverContent align="start" side="top" className="w-105 p-2" aria-label={t`Models`}>
        <Suspense fallback={<Spinner className="mx-auto my-8" />}>
          <ModelList onChosen={() => setOpen(false)} />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
