import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { BRAND_NAME_MAX, LEGAL_LINE_MAX } from '@/contract/brand'
import type { BrandView } from '@/contract/endpoints/brands'
import { BrandPreview } from './brand-preview'
import { ChangedMeanwhile } from './changed-meanwhile'
import { ColourList } from './colour-list'
import { FontSelect } from './font-select'
import { GuideLines } from './guide-lines'
import { LogoFields } from './logo-fields'
import { TeamFonts } from './team-fonts'
import { useBrandForm } from './use-brand-form'

interface BrandFormProps {
  brand: BrandView
  canChange: boolean
}

/** The form of a brand; saving without changes shows a message instead of calling the server. */
export function BrandForm({ brand, canChange }: BrandFormProps) {
  const { t } = useLingui()
  const { draft, change, forgetFont, meanwhile, takeTheirs, keepMine, isSaving, submit } =
    useBrandForm(brand)
  const [isUploading, setUploading] = useState(false)
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(16rem,1fr)] lg:gap-10"
    >
      <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-6">
        {!canChange && (
          <p className="text-muted-foreground text-sm">
            <Trans>Guests can see and use the brand. Only team members can change it.</Trans>
          </p>
        )}
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
        <LogoFields draft={draft} change={change} onBusy={setUploading} />
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
        <TeamFonts onRemoved={forgetFont} />
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
        <GuideLines draft={draft} change={change} />
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
        {meanwhile && (
          <ChangedMeanwhile meanwhile={meanwhile} onTake={takeTheirs} onKeep={keepMine} />
        )}
        {canChange && (
          <Button
            type="submit"
            size="lg"
            className="self-start"
            loading={isSaving}
            disabled={isUploading || draft.name.trim() === ''}
          >
            <Trans>Save</Trans>
          </Button>
        )}
      </fieldset>
      <div className="order-first max-w-sm lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:order-none">
        <BrandPreview brand={brand} draft={draft} />
      </div>
    </form>
  )
}
