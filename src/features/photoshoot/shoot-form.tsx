import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { SHOT_SCENES, SHOTS_MAX } from '@/contract/photoshoot'
import { Choice, Choices, toggled } from './choice'
import { OwnScene } from './own-scene'
import { SCENE_NAMES } from './scene-names'
import { FIRST_SHOOT, imagesOf, ratiosOf, resolutionOf, type Shoot, shootersAmong } from './shoot'
import { ShootButton } from './shoot-button'
import { useShooting } from './use-shooting'

interface ShootFormProps {
  uploadId: string
  onStarted: (taskId: string) => void
}

/** Where the product is shown, what that costs, and the way to it. */
export function ShootForm({ uploadId, onStarted }: ShootFormProps) {
  const [shoot, setShoot] = useState(FIRST_SHOOT)
  const change = (part: Partial<Shoot>) => setShoot({ ...shoot, ...part })
  const { data: offer } = useQuery(modelsQuery())
  const { engine, painters } = shootersAmong(offer?.models ?? [])
  const model = shoot.painter ? painters.find(({ id }) => id === shoot.painter) : engine
  const offered = ratiosOf(model)
  const wanted = { ...shoot, ratios: shoot.ratios.filter((ratio) => offered.includes(ratio)) }
  const { credits: price, isOffered } = useToolPrice('photoshoot', {
    ...{ resolution: resolutionOf(model), model: model?.id },
  })
  const { data: balance } = useQuery(balanceQuery())
  const count = imagesOf(wanted)
  const credits = price === null ? null : price * count
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const start = useShooting({ shoot: wanted, uploadId, model, onStarted })
  const isSaid = shoot.painter === null || shoot.words.trim() !== ''
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        start.mutate()
      }}
    >
      <SceneFields shoot={shoot} painters={painters} onChange={change} />
      <Choices title={<Trans>Ratios</Trans>}>
        {offered.map((ratio) => (
          <Choice
            key={ratio}
            isChosen={shoot.ratios.includes(ratio)}
            onChange={() => change({ ratios: toggled(offered, shoot.ratios, ratio) })}
          >
            {ratio}
          </Choice>
        ))}
      </Choices>
      <Choice isChosen={shoot.hasMark} onChange={() => change({ hasMark: !shoot.hasMark })}>
        {shoot.painter ? <Trans>Visible AI mark</Trans> : <Trans>Visible mark of the engine</Trans>}
      </Choice>
      {count > SHOTS_MAX && (
        <p className="text-sm text-warning">
          <Plural
            value={SHOTS_MAX}
            one="Up to # image at once. Choose fewer scenes or ratios."
            other="Up to # images at once. Choose fewer scenes or ratios."
          />
        </p>
      )}
      <ShootButton
        count={count}
        credits={credits}
        isPending={start.isPending}
        disabled={!isOffered || !isSaid || count === 0 || count > SHOTS_MAX || missing > 0}
      />
      {missing > 0 && <RechargeLink missing={missing} />}
    </form>
  )
}

interface SceneFieldsProps {
  shoot: Shoot
  painters: Parameters<typeof OwnScene>[0]['painters']
  onChange: (part: Partial<Shoot>) => void
}

/** The engine's scenes, or one in words where a model is there to paint it. */
function SceneFields({ shoot, painters, onChange }: SceneFieldsProps) {
  const { i18n } = useLingui()
  const { scenes, painter } = shoot
  const [first] = painters
  return (
    <>
      {first && (
        <Choices title={<Trans>Background</Trans>}>
          <Choice isOneOf isChosen={!painter} onChange={() => onChange({ painter: null })}>
            <Trans>Ready-made scenes</Trans>
          </Choice>
          <Choice
            isOneOf
            isChosen={painter !== null}
            onChange={() => onChange({ painter: first.id })}
          >
            <Trans>A scene in your own words</Trans>
          </Choice>
        </Choices>
      )}
      {painter ? (
        <OwnScene shoot={shoot} painters={painters} onChange={onChange} />
      ) : (
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
    </>
  )
}
