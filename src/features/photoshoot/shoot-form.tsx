import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { SHOTS_MAX } from '@/contract/photoshoot'
import { Choice, Choices, toggled } from './choice'
import { FIRST_SHOOT, imagesOf, ratiosOf, resolutionOf, type Shoot, shootersAmong } from './shoot'
import { ShootButton } from './shoot-button'
import { ShootSubject } from './shoot-subject'
import type { ProductPicture } from './use-product-picture'
import { useShooting } from './use-shooting'

/** The form for a photoshoot, with its price. */
export function ShootForm({ picture }: { picture: ProductPicture }) {
  const [shoot, setShoot] = useState(FIRST_SHOOT)
  const change = (part: Partial<Shoot>) => setShoot({ ...shoot, ...part })
  const { data: offer } = useQuery(modelsQuery())
  const shooters = shootersAmong(offer?.models ?? [])
  const { kind } = shoot
  const model = shooters[kind].find(({ id }) => id === shoot.model) ?? shooters[kind][0]
  const offered = ratiosOf(model)
  const wanted = { ...shoot, ratios: shoot.ratios.filter((ratio) => offered.includes(ratio)) }
  const { credits: price, isOffered } = useToolPrice('photoshoot', {
    ...{ resolution: resolutionOf(model), model: model?.id },
  })
  const { data: balance } = useQuery(balanceQuery())
  const count = imagesOf(wanted)
  const credits = price === null ? null : price * count
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const start = useShooting({ shoot: wanted, picture, model })
  const isSaid = kind !== 'words' || shoot.words.trim() !== ''
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        start.take()
      }}
    >
      <ShootSubject shoot={shoot} shooters={shooters} onChange={change} />
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
        {kind === 'scenes' ? (
          <Trans>Visible mark of the engine</Trans>
        ) : (
          <Trans>Visible AI mark</Trans>
        )}
      </Choice>
      {count > SHOTS_MAX && (
        <p className="text-sm text-warning">
          {kind === 'angles' ? (
            <Plural
              value={SHOTS_MAX}
              one="Up to # image at once. Choose fewer angles or ratios."
              other="Up to # images at once. Choose fewer angles or ratios."
            />
          ) : (
            <Plural
              value={SHOTS_MAX}
              one="Up to # image at once. Choose fewer scenes or ratios."
              other="Up to # images at once. Choose fewer scenes or ratios."
            />
          )}
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
