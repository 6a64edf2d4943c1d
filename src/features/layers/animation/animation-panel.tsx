import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { ANIMATION_SECONDS, LAYER_MOTIONS, type LayerAnimation } from '@/contract/layers'
import type { Edit, Editing } from '../editing'
import { MotionSelect } from './motion-select'
import { commonEntrance, movesAlike, suggestedMoves } from './moves'

interface AnimationPanelProps {
  editing: Editing
  edit: (edit: Edit) => void
}

/** Settings of the film as a whole. */
export function AnimationPanel({ editing, edit }: AnimationPanelProps) {
  const { t } = useLingui()
  const musicId = useId()
  const { document } = editing
  const { animation } = document
  if (!animation) return null
  const change = (to: Partial<LayerAnimation>) =>
    edit({ type: 'animate', animation: { ...animation, ...to } })
  const enterBy = (value: string) => {
    const motion = LAYER_MOTIONS.find((one) => one === value)
    change({ moves: motion ? movesAlike(document, motion) : suggestedMoves(document) })
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">
        <Trans>Animation</Trans>
      </h2>
      <div className="grid grid-cols-2 gap-2">
        <Field label={<Trans>All layers</Trans>}>
          {(control) => (
            <MotionSelect
              control={control}
              first={{ value: '', label: t`To suit each layer` }}
              value={commonEntrance(animation) ?? ''}
              onChange={enterBy}
            />
          )}
        </Field>
        <Field label={<Trans>Length</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={animation.seconds}
              onChange={({ target }) => {
                const seconds = ANIMATION_SECONDS.find((one) => String(one) === target.value)
                if (seconds) change({ seconds })
              }}
            >
              {ANIMATION_SECONDS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {t`${seconds} s`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex items-center justify-between gap-2">
        <Label htmlFor={musicId}>
          <Trans>Music</Trans>
        </Label>
        <Switch
          id={musicId}
          checked={animation.has_music}
          onCheckedChange={(has_music) => change({ has_music })}
        />
      </div>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => edit({ type: 'animate', animation: null })}
      >
        <Trans>Remove animation</Trans>
      </Button>
    </section>
  )
}
