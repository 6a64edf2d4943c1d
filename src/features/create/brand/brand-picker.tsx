import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'
import { currentContextQuery } from '@/api/teams.functions'
import { LazyMenu } from '@/components/lazy-menu'
import { useComposer } from '../composer/composer-context'
import { SETTING_BUTTON, SettingFace } from '../composer/setting-face'
import { wordsCan } from '../model/model-can'

const loadMenu = () => import('./brand-menu')

/** Whether results use the team's brand; shown only if the model supports it and there is a brand. */
export function BrandPicker() {
  const { t } = useLingui()
  const { model, settings } = useComposer()
  const { data: context } = useQuery(currentContextQuery())
  const brand = context?.current_brand
  if (!brand || !wordsCan(model, 'brand', settings)) return null
  return (
    <LazyMenu
      load={loadMenu}
      menuProps={{ brandId: brand.id }}
      opens="dialog"
      variant="secondary"
      size="sm"
      className={SETTING_BUTTON}
    >
      <SettingFace icon={<Palette aria-hidden />} label={t`Brand`}>
        {settings.useBrand ? <span className="truncate">{brand.name}</span> : <BrandIsOff />}
      </SettingFace>
    </LazyMenu>
  )
}

/** In the rows of a phone the name of the setting is already beside it. */
function BrandIsOff() {
  const { t } = useLingui()
  return (
    <>
      <span className="group-data-[layout=rows]/composer:hidden">{t`Brand: off`}</span>
      <span className="hidden group-data-[layout=rows]/composer:inline">{t`Off`}</span>
    </>
  )
}
