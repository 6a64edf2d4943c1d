import { useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { useComposer } from './composer-context'
import { SETTING_BUTTON, SettingFace } from './setting-face'

const loadForm = () => import('./advanced-form')

/** Rarely changed settings: the watermark on results, and the seed. */
export function AdvancedSettings() {
  const { t } = useLingui()
  const { settings } = useComposer()
  return (
    <LazyMenu
      load={loadForm}
      menuProps={{}}
      opens="dialog"
      variant="secondary"
      size="sm"
      className={SETTING_BUTTON}
    >
      <SettingFace
        icon={<SlidersHorizontal aria-hidden />}
        label={t`More settings`}
        hasMenu={false}
      >
        {settings.seed}
      </SettingFace>
    </LazyMenu>
  )
}
