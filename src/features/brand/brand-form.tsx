import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { BRAND_NAME_MAX, LEGAL_LINE_MAX } from '@/contract/brand'
import type { BrandView } from '@/contract/endpoints/brands'
import { type BrandDraft, draftOf, inputOf, isUnchanged } from './brand-draft'
import { ColourList } from './colour-list'
import { FontSelect } from './font-select'
import { LogoField } from './logo-field'
import { useSaveBrand } from './use-save-brand'

/** The brand as a form; saving without a change says so instead of asking the server. */
export function BrandForm({ brand }: { brand: BrandView }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(brand))
  const [isUploading, setUploading] = useState(false)
  const change = (part: Partial<BrandDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { mutate, isPending } = useSaveBrand(() => change({ logo: keptLogo(draft) }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isUnchanged(brand, draft)) notify('info', t`No changes to save`)
    else mutate(inputOf(brand.brand_id, draft))
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-6">
      <Field label={t`Brand name`} error={draft.name.trim() ? undefined : t`Please enter a name`}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="organization"
            maxLength={BRAND_NAME_MAX}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <LogoField logo={draft.logo} onChange={(logo) => change({ logo })} onBusy={setUploading} />
      <ColourList colours={draft.colours} onChange={(colours) => change({ colours })} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FontSelect
          label={t`Heading font`}
          value={draft.headingFont}
          onChange={(headingFont) => change({ headingFont })}
        />
        <FontSelect
          label={t`Text font`}
          value={draft.bodyFont}
          onChange={(bodyFont) => change({ bodyFont })}
        />
      </div>
      <Field label={t`Tone keywords`} hint={t`Separated by commas: warm, playful, minimal`}>
        {(control) => (
          <Input
            {...control}
            name="toneWords"
            value={draft.toneWords}
            onChange={({ target }) => change({ toneWords: target.value })}
          />
        )}
      </Field>
      <Field label={t`Legal line`} hint={t`Small print at the bottom of every creative.`}>
        {(control) => (
          <Input
            {...control}
            name="legalLine"
            maxLength={LEGAL_LINE_MAX}
            value={draft.legalLine}
            onChange={({ target }) => change({ legalLine: target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        className="self-start"
        loading={isPending}
        disabled={isUploading || draft.name.trim() === ''}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

/** Once saved, the logo on screen is the stored one. */
const keptLogo = ({ logo }: BrandDraft): BrandDraft['logo'] => ({ thumbnailUrl: logo.thumbnailUrl })
