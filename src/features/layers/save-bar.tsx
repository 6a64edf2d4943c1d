import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { Button } from '@/components/ui/button'
import type { LayerDocument } from '@/contract/layers'
import { useLanguage } from '@/i18n/use-language'
import { Saved } from './saved'
import { useFilmPrice } from './use-film-price'
import { useSave } from './use-save'

interface SaveBarProps {
  /** The opened picture. */
  fileId: string
  /** Its name in the history. */
  name: string
  before: LayerDocument
  after: LayerDocument
  isChanged: boolean
  onSaved: (document: LayerDocument) => void
}

/** Saves a new version of the picture, and a film if its layers move: the price of each, and the result. */
export function SaveBar({ after, isChanged, onSaved, ...opened }: SaveBarProps) {
  const picture = useSave({ type: 'layers', ...opened, onSaved })
  const film = useSave({ type: 'animated_layers', ...opened })
  const filmCredits = useFilmPrice(after)
  const { credits } = useToolPrice('layers', { resolution: '1k' })
  const { data: balance } = useQuery(balanceQuery())
  const missingFor = (price: number | null) =>
    balance && price !== null ? Math.max(0, price - balance.balance) : 0
  const missing = missingFor(after.animation ? filmCredits : credits)
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-2">
      {picture.taskId && <Saved key={picture.taskId} taskId={picture.taskId} kind="image" />}
      {film.taskId && <Saved key={film.taskId} taskId={film.taskId} kind="video" />}
      {missing > 0 && <Recharge missing={missing} />}
      {after.animation && (
        <Button
          variant="secondary"
          loading={film.isPending}
          disabled={missingFor(filmCredits) > 0}
          onClick={() => film.save(after)}
        >
          <Priced credits={filmCredits}>
            <Trans>Save video</Trans>
          </Priced>
        </Button>
      )}
      <Button
        loading={picture.isPending}
        disabled={!isChanged || missingFor(credits) > 0}
        onClick={() => picture.save(after)}
      >
        <Priced credits={credits}>
          <Trans>Save new version</Trans>
        </Priced>
      </Button>
    </div>
  )
}

function Priced({ credits, children }: { credits: number | null; children: ReactNode }) {
  return (
    <span className="tabular-nums">
      {children}
      {credits !== null && (
        <>
          {' · '}
          <Plural value={credits} one="# credit" other="# credits" />
        </>
      )}
    </span>
  )
}

function Recharge({ missing }: { missing: number }) {
  const lang = useLanguage()
  return (
    <Link
      to="/$lang/recharge"
      params={{ lang }}
      search={{ need: missing }}
      className="text-link text-sm underline"
    >
      <Trans>Not enough credits · add {missing}</Trans>
    </Link>
  )
}
