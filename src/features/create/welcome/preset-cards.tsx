import { useLingui } from '@lingui/react/macro'
import { useComposer } from '../composer/composer-context'
import { PresetPicture } from './preset-picture'
import { firstSlot, PRESETS, type Preset } from './presets'

/** Six beginnings. Choosing one writes the prompt and selects its first slot, ready to be replaced. */
export function PresetCards() {
  const { t, i18n } = useLingui()
  const { dispatch, workflow, promptField, setSettings } = useComposer()

  function choose(preset: Preset) {
    const prompt = i18n._(preset.prompt)
    dispatch({ type: 'prompt', workflow, prompt })
    setSettings({ aspectRatio: preset.ratio, placement: null })
    // The field shows the new words with the next paint.
    requestAnimationFrame(() => {
      const field = promptField.current
      field?.focus()
      const slot = firstSlot(prompt)
      if (slot) field?.setSelectionRange(...slot)
    })
  }

  return (
    <ul
      aria-label={t`Ideas to start from`}
      className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-6"
    >
      {PRESETS.map((preset) => (
        <li key={preset.id}>
          <button
            type="button"
            onClick={() => choose(preset)}
            className="flex size-full flex-col gap-1 rounded-lg border bg-card p-3 text-left transition-colors hover:bg-accent"
          >
            <PresetPicture preset={preset} />
            <span className="mt-2 font-medium text-sm">{i18n._(preset.title)}</span>
            <span className="text-muted-foreground text-sm">{i18n._(preset.line)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
