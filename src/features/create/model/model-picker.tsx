import { useLingui } from '@lingui/react/macro'
import { Box } from 'lucide-react'
import { modelName } from '@/components/labels/model-name'
import { LazyMenu } from '@/components/lazy-menu'
import { useComposer } from '../composer/composer-context'
import { AUTO_MODEL } from '../composer/draft'
import { SETTING_BUTTON, SettingFace } from '../composer/setting-face'

const loadList = () => import('./model-list')

/** Shows the model and opens the list of models. */
export function ModelPicker() {
  const { t, i18n } = useLingui()
  const { draft, model } = useComposer()
  const name = draft.settings.model === AUTO_MODEL ? t`Auto` : model && modelName(i18n, model)
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
