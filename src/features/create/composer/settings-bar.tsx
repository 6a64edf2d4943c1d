import { useLingui } from '@lingui/react/macro'
import { Clock3, Copy, MonitorUp, Volume2, VolumeX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { WORKFLOWS } from '@/contract/generation'
import { BrandPicker } from '../brand/brand-picker'
import { FormatPicker } from '../format/format-picker'
import { setsOtherWords } from '../model/model-can'
import { ModelPicker } from '../model/model-picker'
import { AdvancedSettings } from './advanced-settings'
import { useComposer } from './composer-context'
import { SETTING_BUTTON, SettingFace } from './setting-face'
import { SettingMenu } from './setting-menu'

/** Model, format, duration, resolution, sound, count: only what the model offers. */
export function SettingsBar() {
  const { draft, model } = useComposer()
  return (
    <>
      <ModelPicker />
      {!setsOtherWords(model, draft) && <FormatSettings />}
      {/* Where the bar is too narrow, these wrap together: a lone icon there looks lost. */}
      <div className="flex min-w-0 gap-2 group-data-[layout=rows]/composer:contents">
        {!setsOtherWords(model, draft) && <Variations />}
        <BrandPicker />
        <AdvancedSettings />
      </div>
    </>
  )
}

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const

function FormatSettings() {
  const { t, i18n } = useLingui()
  const { workflow, model, settings, setSettings } = useComposer()
  const { hasDuration, hasAudio } = WORKFLOWS[workflow]
  return (
    <>
      <FormatPicker />
      {model && hasDuration && model.durations.length > 0 && (
        <SettingMenu
          label={t`Length`}
          icon={Clock3}
          value={settings.durationSeconds}
          options={model.durations}
          nameOf={(value) => i18n.number(value, SECONDS)}
          onChoose={(durationSeconds) => setSettings({ durationSeconds })}
        />
      )}
      {model && model.resolutions.length > 0 && (
        <SettingMenu
          label={t`Resolution`}
          icon={MonitorUp}
          value={settings.resolution}
          options={model.resolutions}
          nameOf={(value) => value.toUpperCase().replace('P', 'p')}
          onChoose={(resolution) => setSettings({ resolution })}
        />
      )}
      {model && hasAudio && <SoundToggle />}
    </>
  )
}

function Variations() {
  const { t } = useLingui()
  const { model, settings, setSettings } = useComposer()
  if (!model || model.count_max < 2) return null
  return (
    <SettingMenu
      label={t`Variations`}
      icon={Copy}
      value={settings.count}
      options={Array.from({ length: model.count_max }, (_, index) => index + 1)}
      nameOf={(value) => `×${value}`}
      onChoose={(count) => setSettings({ count })}
    />
  )
}

function SoundToggle() {
  const { t } = useLingui()
  const { model, settings, setSettings } = useComposer()
  const isOn = settings.generateAudio
  const Icon = isOn ? Volume2 : VolumeX
  if (model?.audio === 'none') return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className={SETTING_BUTTON}
      aria-pressed={isOn}
      disabled={model?.audio === 'always'}
      onClick={() => setSettings({ generateAudio: !isOn })}
    >
      <SettingFace icon={<Icon aria-hidden />} label={t`Sound`} hasMenu={false}>
        {isOn ? t`On` : t`Off`}
      </SettingFace>
    </Button>
  )
}
