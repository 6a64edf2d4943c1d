import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { listWords } from '@/i18n/list-words'
import type { BrandDraft } from './brand-draft'
import { FIELD_NAMES } from './field-names'
import type { BrandField } from './merge-drafts'
import type { Meanwhile } from './use-brand-form'

interface ChangedMeanwhileProps {
  meanwhile: Meanwhile
  onTake: (field: BrandField) => void
  onKeep: (field: BrandField) => void
}

/** Shows what someone else saved meanwhile, and lets the user choose for each field that both changed. */
export function ChangedMeanwhile({ meanwhile, onTake, onKeep }: ChangedMeanwhileProps) {
  const { i18n } = useLingui()
  const { theirs, disputed, taken } = meanwhile
  const names = listWords(
    i18n,
    taken.map((field) => i18n._(FIELD_NAMES[field])),
  )
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-lg border border-warning p-4 text-sm">
      <p className="font-medium">
        <Trans>
          Someone else saved this brand while you were editing. Nothing was overwritten.
        </Trans>
      </p>
      {taken.length > 0 && (
        <p>
          <Trans>Taken from their version: {names}</Trans>
        </p>
      )}
      {disputed.length > 0 && (
        <ul className="flex flex-col divide-y">
          {disputed.map((field) => (
            <li key={field} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <div className="min-w-40 grow basis-0">
                <p className="font-medium">{i18n._(FIELD_NAMES[field])}</p>
                <TheirValue field={field} theirs={theirs} />
              </div>
              <Button size="sm" variant="outline" onClick={() => onTake(field)}>
                <Trans>Use theirs</Trans>
              </Button>
              <Button size="sm" variant="outline" onClick={() => onKeep(field)}>
                <Trans>Keep mine</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Trans>Review it, then save again.</Trans>
      </p>
    </div>
  )
}

function TheirValue({ field, theirs }: { field: BrandField; theirs: BrandDraft }) {
  const { t } = useLingui()
  const value = theirs[field]
  if (Array.isArray(value)) return <Swatches colours={value} />
  if (typeof value === 'string' || value === null) {
    const text = value || t`empty`
    return (
      <p className="wrap-anywhere whitespace-pre-line text-muted-foreground">
        <Trans>Theirs: {text}</Trans>
      </p>
    )
  }
  if (!value.thumbnailUrl) return <p className="text-muted-foreground">{t`empty`}</p>
  return <img src={value.thumbnailUrl} alt="" className="h-10 max-w-32 object-contain" />
}

const Swatches = ({ colours }: { colours: string[] }) => (
  <span className="flex gap-1.5">
    {colours.map((colour) => (
      <span
        key={colour}
        title={colour}
        className="size-5 rounded-full border border-input"
        style={{ background: colour }}
      />
    ))}
  </span>
)
