import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { AD_PLATFORMS } from '@/contract/campaign-words'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { entriesOf } from '@/contract/keys-of'
import { SEEN_AD_ADVERTISER_MAX, SEEN_AD_TEXT_MAX, SEEN_AD_TITLE_MAX } from '@/contract/seen-ads'
import { type AdFields, fieldsOf, tagsIn } from './ad-fields'
import { StarField } from './star-field'
import { useSaveAd } from './use-save-ad'

interface AdFormProps {
  first: SeenAd
  mayChange: boolean
  onDelete: () => void
  onClose: () => void
}

/** The team's notes on an ad; guests can only read them. */
export function AdForm({ first, mayChange, onDelete, onClose }: AdFormProps) {
  const { t } = useLingui()
  const [fields, setFields] = useState<AdFields>(() => fieldsOf(first))
  const [tags, setTags] = useState(first.tags.join(', '))
  const [seenAt] = useState(first.changed_at)
  const save = useSaveAd()
  const onError = useTellFailure()
  const change = (changed: Partial<AdFields>) => setFields({ ...fields, ...changed })
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(
      { adId: first.ad_id, ...fields, tags: tagsIn(tags), seen_at: seenAt },
      {
        onSuccess() {
          notify('success', t`Ad saved`)
          onClose()
        },
        onError,
      },
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!mayChange} className="flex flex-col gap-4">
        <Line
          label={t`Title`}
          value={fields.title}
          max={SEEN_AD_TITLE_MAX}
          onChange={(title) => change({ title })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Line
            label={t`Advertiser`}
            value={fields.advertiser}
            max={SEEN_AD_ADVERTISER_MAX}
            onChange={(advertiser) => change({ advertiser })}
          />
          <PlatformField platform={fields.platform} onChange={(platform) => change({ platform })} />
        </div>
        <StarField rating={fields.rating} onChange={(rating) => change({ rating })} />
        <Lines
          label={t`Text in the ad`}
          hint={t`Typed by you: text inside images isn’t read.`}
          value={fields.words}
          onChange={(words) => change({ words })}
        />
        <Lines
          label={t`What’s good about it`}
          value={fields.note}
          onChange={(note) => change({ note })}
        />
        <Field label={t`Tags`} hint={t`Separate several with commas.`}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={tags}
              onChange={({ target }) => setTags(target.value)}
            />
          )}
        </Field>
      </fieldset>
      {mayChange && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" onClick={onDelete}>
            <Trash2 aria-hidden />
            <Trans>Delete</Trans>
          </Button>
          <Button type="submit" loading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </form>
  )
}

interface WordsProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function Line({ label, value, max, onChange }: WordsProps & { max: number }) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

function Lines({ label, hint, value, onChange }: WordsProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={SEEN_AD_TEXT_MAX}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputClasses} field-sizing-content max-h-48 min-h-16 py-2`}
        />
      )}
    </Field>
  )
}

interface PlatformFieldProps {
  platform: AdFields['platform']
  onChange: (platform: AdFields['platform']) => void
}

function PlatformField({ platform, onChange }: PlatformFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Platform`}>
      {(control) => (
        <Select
          {...control}
          className="min-h-10"
          value={platform ?? ''}
          onChange={({ target }) =>
            onChange(AD_PLATFORMS.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{t`Not set`}</option>
          {entriesOf(PLATFORM_NAMES).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
