import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { GenerateButton } from '@/components/creations/generate-button'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { MusicSettings } from './music-settings'
import { OwnWordsField } from './own-words-field'
import { useWriting } from './use-writing'
import { composersAmong, FIRST_WISH } from './wish'

/** The form for new music, with its price. */
export function MusicForm() {
  const [wish, setWish] = useState(FIRST_WISH)
  const { data: offer } = useQuery(modelsQuery())
  const composers = composersAmong(offer?.models ?? [])
  const composer = composers.find(({ id }) => id === wish.model) ?? composers[0]
  const { write, isPending } = useWriting(wish, composer)
  const { credits, isOffered } = useToolPrice('music', {
    ...{ resolution: '720p', seconds: wish.seconds, model: composer?.id },
  })
  const { data: balance } = useQuery(balanceQuery())
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 rounded-xl border bg-card p-4 sm:p-6">
      <MusicSettings wish={wish} composers={composers} composer={composer} onChange={setWish} />
      {composer && !composer.is_built_in && (
        <OwnWordsField
          words={wish.ownWords}
          onChange={(ownWords) => setWish({ ...wish, ownWords })}
        />
      )}
      <GenerateButton
        credits={credits}
        isPending={isPending}
        disabled={!isOffered || missing > 0}
      />
      {!isOffered && (
        <p className="text-muted-foreground text-sm">
          <Trans>Music isn’t available on this installation right now.</Trans>
        </p>
      )}
      {missing > 0 && <RechargeLink missing={missing} />}
    </form>
  )
}
