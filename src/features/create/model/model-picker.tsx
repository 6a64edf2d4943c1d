import { useLingui } from '@lingui/react/macro'
import { Box } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { useComposer } from '../composer/composer-context'
import { AUTO_MODEL } from '../composer/draft'
import { SETTING_BUTTON, SettingFace } from '../composer/setting-face'

const loadList = () => import('./model-list')

/** Shows the model and opens the list of all of them. */
export function ModelPicker() {
  const { t } = useLingui()
  const { draft, model } = useComposer()
  const name = draft.settings.model === AUTO_MODEL ? t`Auto` : model?.label
  return (
    <LazyMenu
      load={loadList}
      menuProps={{}}
      opens="dialog"
      variant="secondary"
      size="sm"
      className={SETTING_BUTTON}
    >
      <SettingFace icon={<Box aria-hidden />} label={t`Model`}>
        <span className="truncate">{name}</span>
      </SettingFace>
    </LazyMenu>
  )
}
