import { useLingui } from '@lingui/react/macro'
import { LazyMenu } from '@/components/lazy-menu'
import { useComposer } from '../composer/composer-context'
import { SETTING_BUTTON, SettingFace } from '../composer/setting-face'
import { RatioFrame } from './ratio-frame'

const loadList = () => import('./format-list')

/** Shows the format of the result and opens the choice: an ad placement or a ratio. */
export function FormatPicker() {
  const { t } = useLingui()
  const { settings } = useComposer()
  return (
    <LazyMenu
      load={loadList}
      menuProps={{}}
      opens="dialog"
      variant="secondary"
      size="sm"
      className={SETTING_BUTTON}
    >
      <SettingFace icon={<RatioFrame ratio={settings.aspectRatio} size={16} />} label={t`Format`}>
        {settings.placement && <span className="truncate">{settings.placement.name}</span>}
        {settings.aspectRatio}
      </SettingFace>
    </LazyMenu>
  )
}
