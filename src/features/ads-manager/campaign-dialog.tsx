import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useReturnFocus } from '@/browser/use-return-focus'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { AD_GOALS, AD_PLATFORMS } from '@/contract/campaign-words'
import type { Campaign } from '@/contract/endpoints/campaigns'
import { isAmong } from '@/contract/keys-of'
import { LANGUAGES } from '@/contract/languages'
import { type CampaignDraft, draftOf, factsOf } from './campaign-draft'
import { ChoiceRow } from './choice-row'
import { useCampaignActions } from './use-campaign-actions'
import { GOALS } from './words'

interface CampaignDialogProps {
  /** Null for a new one. */
  campaign: Campaign | null
  onClose: () => void
}

/** A form for what a campaign advertises. */
export function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="max-w-2xl"
        onCloseAutoFocus={returnFocus}
      >
        <DialogTitle>
          {campaign ? <Trans>Edit campaign</Trans> : <Trans>New campaign</Trans>}
        </DialogTitle>
        <CampaignForm campaign={campaign} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

function CampaignForm({ campaign, onClose }: CampaignDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(campaign))
  const [isTried, setTried] = useState(false)
  const { save } = useCampaignActions()
  const change = (part: Partial<CampaignDraft>) => setDraft((before) => ({ ...before, ...part }))
  const hasName = draft.name.trim() !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (hasName) save.mutate({ campaign, facts: factsOf(draft) }, { onSuccess: onClose })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t`Name`} error={isTried && !hasName && t`Please enter a name`}>
        {(control) => (
          <Input
            {...control}
            name="campaignName"
            autoComplete="off"
            maxLength={120}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <GoalField draft={draft} onChange={change} />
      <ChoiceRow
        label={t`Platforms`}
        all={AD_PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
        chosen={draft.platforms}
        onChange={(platforms) => change({ platforms })}
      />
      <TextField
        label={t`Introduction`}
        rows={2}
        maxLength={2_000}
        value={draft.introduction}
        onChange={(introduction) => change({ introduction })}
      />
      <TextField
        label={t`Selling points`}
        hint={t`One per line`}
        rows={2}
        maxLength={4_000}
        value={draft.points}
        onChange={(points) => change({ points })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Audiences`}
          hint={t`Separated by commas: runners, dog owners`}
          value={draft.users}
          onChange={(users) => change({ users })}
        />
        <TextField
          label={t`Regions`}
          hint={t`Separated by commas`}
          value={draft.regions}
          onChange={(regions) => change({ regions })}
        />
      </div>
      <LanguageRow draft={draft} onChange={change} />
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </DialogFooter>
    </form>
  )
}

interface PartProps {
  draft: CampaignDraft
  onChange: (part: Partial<CampaignDraft>) => void
}

function GoalField({ draft, onChange }: PartProps) {
  const { t, i18n } = useLingui()
  return (
    <Field label={t`Goal`}>
      {(control) => (
        <Select
          {...control}
          value={draft.goal}
          className="self-start"
          onChange={({ target }) =>
            onChange({ goal: isAmong(AD_GOALS, target.value) ? target.value : '' })
          }
        >
          <option value="">{t`Not set`}</option>
          {AD_GOALS.map((goal) => (
            <option key={goal} value={goal}>
              {i18n._(GOALS[goal])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function LanguageRow({ draft, onChange }: PartProps) {
  const { t, i18n } = useLingui()
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  return (
    <ChoiceRow
      label={t`Languages`}
      all={LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
      chosen={draft.languages}
      onChange={(languages) => onChange({ languages })}
    />
  )
}

interface TextFieldProps {
  label: string
  hint?: string
  rows?: number
  maxLength?: number
  value: string
  onChange: (value: string) => void
}

function TextField({ label, hint, rows = 1, maxLength = 1_000, value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputClasses} field-sizing-content max-h-60 min-h-20 py-2`}
        />
      )}
    </Field>
  )
}
