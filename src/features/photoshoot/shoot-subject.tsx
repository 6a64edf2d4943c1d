import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SHOT_ANGLES, SHOT_SCENES } from '@/contract/photoshoot'
import { Choice, Choices, toggled } from './choice'
import { ModelPick } from './model-pick'
import { OwnScene } from './own-scene'
import { ANGLE_NAMES, SCENE_NAMES } from './scene-names'
import type { Shoot, ShootKind, shootersAmong } from './shoot'

const KINDS: readonly ShootKind[] = ['scenes', 'words', 'angles']
const KIND_NAMES: Record<ShootKind, MessageDescriptor> = {
  scenes: msg`Ready-made scenes`,
  words: msg`A scene in your own words`,
  angles: msg`Other angles`,
}

interface ShootSubjectProps {
  shoot: Shoot
  shooters: ReturnType<typeof shootersAmong>
  onChange: (part: Partial<Shoot>) => void
}

/** What the images show, as far as a model can make it. */
export function ShootSubject({ shoot, shooters, onChange }: ShootSubjectProps) {
  const { i18n } = useLingui()
  const { kind, scenes, words } = shoot
  const offered = KINDS.filter((one) => one === 'scenes' || shooters[one].length > 0)
  const models = shooters[kind]
  return (
    <>
      {offered.length > 1 && (
        <Choices title={<Trans>What to make</Trans>}>
          {offered.map((one) => (
            <Choice
              key={one}
              isOneOf
              isChosen={kind === one}
              onChange={() => onChange({ kind: one, model: null })}
            >
              {i18n._(KIND_NAMES[one])}
            </Choice>
          ))}
        </Choices>
      )}
      {kind === 'scenes' && (
        <Choices title={<Trans>Scenes</Trans>}>
          {SHOT_SCENES.map((scene) => (
            <Choice
              key={scene}
              isChosen={scenes.includes(scene)}
              onChange={() => onChange({ scenes: toggled(SHOT_SCENES, scenes, scene) })}
            >
              {i18n._(SCENE_NAMES[scene])}
            </Choice>
          ))}
        </Choices>
      )}
      {kind === 'angles' && <Angles angles={shoot.angles} onChange={onChange} />}
      {kind !== 'scenes' && (
        <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
          {kind === 'words' && (
            <OwnScene words={words} onChange={(now) => onChange({ words: now })} />
          )}
          <ModelPick
            models={models}
            model={models.find(({ id }) => id === shoot.model) ?? models[0]}
            onPick={(model) => onChange({ model })}
          />
        </div>
      )}
    </>
  )
}

interface AnglesProps extends Pick<ShootSubjectProps, 'onChange'> {
  angles: Shoot['angles']
}

/** Sides of the product, with an honest note about them. */
function Angles({ angles, onChange }: AnglesProps) {
  const { i18n } = useLingui()
  return (
    <div className="flex flex-col gap-3">
      <Choices title={<Trans>Angles</Trans>}>
        {SHOT_ANGLES.map((angle) => (
          <Choice
            key={angle}
            isChosen={angles.includes(angle)}
            onChange={() => onChange({ angles: toggled(SHOT_ANGLES, angles, angle) })}
          >
            {i18n._(ANGLE_NAMES[angle])}
          </Choice>
        ))}
      </Choices>
      <p className="max-w-measure text-muted-foreground text-sm">
        <Trans>
          An AI model draws your product from these angles. It guesses what your image doesn’t show,
          so compare each image with the real product before you post it.
        </Trans>
      </p>
    </div>
  )
}
