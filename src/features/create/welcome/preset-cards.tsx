import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useComposer } from '../composer/composer-context'
import { focusWords, withName } from '../composer/slots'
import { useWords, useWordsNow } from '../composer/use-words'
import { modelCan } from '../model/model-can'
import { AdPicture } from './ad-picture'
import { ADS, type Preset } from './presets'
import { useSceneStarters } from './use-scene-starters'

/** The words a preset has replaced, and the ones it put there. */
interface Replaced {
  typed: string
  prompt: string
}

/**
 * Six presets. Choosing one writes the prompt and selects its first slot, ready to be replaced. A name typed
 * before fills that slot; longer words can be restored.
 */
export function PresetCards() {
  const { i18n } = useLingui()
  const headingId = useId()
  const { dispatch, workflow, model, promptField, setSheetOpen, setSettings } = useComposer()
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const wordsNow = useWordsNow()
  const starters = useSceneStarters(model !== null && !modelCan(model, 'layout'))

  function write(prompt: string) {
    dispatch({ type: 'prompt', workflow, prompt })
    // The field shows the new words with the next paint.
    requestAnimationFrame(() => {
      if (promptField.current) focusWords(promptField.current)
      // On a phone the field is in a sheet, where the choice may be out of sight.
      else setSheetOpen(true)
    })
  }

  function choose(preset: Preset) {
    // After several presets in a row, the words typed before the first one count.
    const words = wordsNow()
    const typed = replaced?.prompt === words ? replaced.typed : words
    const prompt = withName(i18n._(preset.prompt), typed)
    setReplaced(typed.trim() === '' ? null : { typed, prompt })
    setSettings({ aspectRatio: preset.ratio, placement: null })
    write(prompt)
  }

  const isReplaced = useWords((words) => replaced?.prompt === words)
  const undo = useEffectEvent((event: KeyboardEvent) => {
    if (!replaced || event.key !== 'z' || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    write(replaced.typed)
  })
  // The field's native undo only knows what was typed in it.
  useEffect(() => {
    const field = promptField.current
    if (!isReplaced || !field) return
    const onKeyDown = (event: KeyboardEvent) => undo(event)
    field.addEventListener('keydown', onKeyDown)
    return () => field.removeEventListener('keydown', onKeyDown)
  }, [isReplaced, promptField])

  return (
    <section className="flex flex-col gap-3">
      <h2 id={headingId} className="text-base">
        <Trans>Ideas to start from</Trans>
      </h2>
      <div aria-live="polite" className="flex justify-center empty:hidden">
        {replaced && isReplaced && (
          <Button variant="ghost" size="sm" onClick={() => write(replaced.typed)}>
            <Undo2 aria-hidden />
            <Trans>Back to what I typed</Trans>
          </Button>
        )}
      </div>
      <ul
        aria-labelledby={headingId}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-6"
      >
        {starters
          ? starters.scenes.map((scene) => (
              <Card key={scene.id} preset={scene} onChoose={choose}>
                <starters.ScenePicture scene={scene} />
              </Card>
            ))
          : ADS.map((ad) => (
              <Card key={ad.id} preset={ad} onChoose={choose}>
                <AdPicture ad={ad} />
              </Card>
            ))}
      </ul>
    </section>
  )
}

interface CardProps {
  preset: Preset
  onChoose: (preset: Preset) => void
  children: ReactNode
}

function Card({ preset, onChoose, children }: CardProps) {
  const { i18n } = useLingui()
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(preset)}
        className="flex size-full flex-col gap-1 rounded-lg border bg-card p-3 text-left transition-colors hover:bg-accent"
      >
        {children}
        <span className="mt-2 font-medium text-sm">{i18n._(preset.title)}</span>
        <span className="text-muted-foreground text-sm">{i18n._(preset.line)}</span>
      </button>
    </li>
  )
}
